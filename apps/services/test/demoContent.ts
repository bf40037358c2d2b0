import { answerImage, partIllustrations } from "@camber/part-drawings"
import { getAdvice } from "@camber/toolbox-articles"
import type { ServicesOptions } from "../src/handler.ts"

/** The demo content that the shop passes to the services. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  getArticleAdvice: getAdvice,
  illustrations: partIllustrations
}
