import { answerImage, partIllustrations } from "@camber/part-drawings"
import type { ServicesOptions } from "@camber/services"
import { getAdvice } from "@camber/toolbox-articles"

/** Demo content behind the services' ports: the images, and the advice of the toolbox articles. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  getArticleAdvice: getAdvice,
  illustrations: partIllustrations
}
