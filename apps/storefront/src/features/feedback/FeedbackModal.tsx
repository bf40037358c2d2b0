import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LateComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useAttended.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** The feedback tab; it comes with the first sign of a person. */
export const FeedbackModal = () => {
  const Corner = useLazyOnInteraction(feedbackCorner)
  return Corner && createElement(Corner)
}
