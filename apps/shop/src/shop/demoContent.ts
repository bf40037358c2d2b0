import { answerImage, partIllustrations } from "@camber/part-drawings"
import type { ServicesOptions } from "@camber/services"
import { getAdvice } from "@camber/toolbox-articles"
import { readClassSheets } from "@camber/vehicle-data"

/** Demo content for the services' ports: images, advice from the toolbox articles, and invented class sheets. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "classSheets" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  classSheets: readClassSheets(),
  getArticleAdvice: getAdvice,
  illustrations: partIllustrations
}
