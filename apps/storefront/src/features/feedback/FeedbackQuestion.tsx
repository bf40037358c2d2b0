import type { FeedbackContext } from "@camber/domain/feedback"
import { useIntersection } from "@camber/ui"
import { createElement, useRef, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import type { FeedbackThumbsFormProps } from "./FeedbackThumbsForm.tsx"

const feedbackThumbs: LazyComponent<FeedbackThumbsFormProps> = () => import("./FeedbackThumbsForm.tsx")
const doWithout = () => undefined
/** Distance in pixels at which the question loads before it is visible. */
const NEAR = 400

export interface FeedbackQuestionProps extends FeedbackContext {
  readonly question: string
}

/** Asks for feedback at the end of a page. Loads when the visitor scrolls near. Its space is reserved to avoid a layout shift. */
export const FeedbackQuestion = (asked: FeedbackQuestionProps) => {
  const room = useRef<HTMLDivElement>(null)
  const [isAttended, setAttended] = useState(false)
  const [isNear, setNear] = useState(false)
  useFirstInteraction(() => setAttended(true))
  useIntersection(room, ({ isIntersecting }) => isIntersecting && setNear(true), NEAR)
  const Thumbs = useLazyComponent(isAttended && isNear, feedbackThumbs, doWithout)
  return (
    <div className="feedback-room" ref={room}>
      {Thumbs && createElement(Thumbs, asked)}
    </div>
  )
}
