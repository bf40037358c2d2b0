import type { FeedbackPlace } from "@camber/domain/feedback"
import { createElement, useState } from "react"
import { lateComponent } from "../frame/lateComponent.ts"
import { useFirstSign } from "../frame/useFirstSign.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"

const feedbackThumbs = lateComponent<FeedbackPlace>(() => import("./FeedbackThumbsForm.tsx"))
const doWithout = () => undefined

/** Asks whether a part of the page was of use; the last thing of its page, so that nothing moves when it comes with the first sign of a person. */
export const FeedbackQuestion = (place: FeedbackPlace) => {
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Thumbs = useLateComponent(isAttended, feedbackThumbs, doWithout)
  return Thumbs && createElement(Thumbs, place)
}
