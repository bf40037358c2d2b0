import { createElement } from "react"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const feedbackCorner: LateComponent = () => import("./FeedbackCorner.tsx")
/** The feedback tab; it comes with the first sign of a person. */
export const FeedbackModal = () => {
  const Corner = useAttended(feedbackCorner)
  return Corner && createElement(Corner)
}
