import { createElement, useState } from "react"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"

const feedbackCorner = lateComponent(() => import("./FeedbackCorner.tsx"))
const doWithout = () => undefined

/** The feedback tab; it comes with the first sign of a person. */
export const FeedbackModal = () => {
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Corner = useLateComponent(isAttended, feedbackCorner, doWithout)
  return Corner && createElement(Corner)
}
