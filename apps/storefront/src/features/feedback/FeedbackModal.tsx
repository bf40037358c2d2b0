import { createElement } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** Feedback tab; its code loads at the first interaction. */
export const FeedbackModal = () => {
  const Corner = useLazyOnInteraction(feedbackCorner)
  return Corner && createElement(Corner)
}
