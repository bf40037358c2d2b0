import { answerImage, partIllustrations } from "@camber/part-drawings"
import type { ServicesOptions } from "@camber/services"
import { adviceOf } from "@camber/toolbox-articles"

/** The demo content behind the services' ports: drawn images, and the advice of the toolbox's articles. */
export const demoContent: Pick<ServicesOptions, "answerImage" | "getArticleAdvice" | "illustrations"> = {
  answerImage,
  getArticleAdvice: adviceOf,
  illustrations: partIllustrations
}
