import { createElement } from "react"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"

const feedbackCorner = lateComponent(() => import("./FeedbackCorner.tsx"))
/** The feedback tab; it comes with the first sign of a person. */
export const FeedbackModal = () => {
  const Corner = useAttended(feedbackCorner)
  return Corner && createElement(Corner)
}
