import type { FeedbackContext } from "@camber/domain/feedback"
import { useIntersection } from "@camber/ui"
import { createElement, useRef, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useFirstInteraction } from "../../foundation/late/useFirstInteraction.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import type { FeedbackThumbsFormProps } from "./FeedbackThumbsForm.tsx"

const feedbackThumbs: LazyComponent<FeedbackThumbsFormProps> = () => import("./FeedbackThumbsForm.tsx")
const doWithout = () => undefined
/** It comes before the reader does. */
const NEAR = 400

export interface FeedbackQuestionProps extends FeedbackContext {
  readonly question: string
}

/** Asks what somebody thinks of a page, at its end: it comes when a person has come near. Its room is kept, so that nothing moves. */
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
