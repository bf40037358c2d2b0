import { answerImage, partIllustrations } from "@camber/part-drawings"
import type { ServicesOptions } from "@camber/services"
import { getAdvice } from "@camber/toolbox-articles"
import { readClassSheets } from "@camber/vehicle-data"

/** Demo content behind the services' ports: the images, and the advice of the toolbox articles, and invented class sheets. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "classSheets" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  classSheets: readClassSheets(),
  getArticleAdvice: getAdvice,
  illustrations: partIllustrations
}
