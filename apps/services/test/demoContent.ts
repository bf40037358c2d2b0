import { answerImage, partIllustrations } from "@camber/part-drawings"
import { getAdvice } from "@camber/toolbox-articles"
import { readClassSheets } from "@camber/vehicle-data"
import type { ServicesOptions } from "../src/Services.ts"

/** The demo content that the shop passes to the services. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "classSheets" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  classSheets: readClassSheets(),
  getArticleAdvice: getAdvice,
  illustrations: partIllustrations
}
