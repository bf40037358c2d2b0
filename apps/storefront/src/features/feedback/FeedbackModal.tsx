import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** The feedback tab; it comes with the first sign of a person. */
export const FeedbackModal = () => {
  const Corner = useLazyOnInteraction(feedbackCorner)
  return Corner && createElement(Corner)
}
