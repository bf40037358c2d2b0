import type { FeedbackPlace } from "@camber/domain/feedback"
import { useIntersection } from "@camber/ui"
import { createElement, useRef, useState } from "react"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import type { FeedbackThumbsFormProps } from "./FeedbackThumbsForm.tsx"

const feedbackThumbs: LateComponent<FeedbackThumbsFormProps> = () => import("./FeedbackThumbsForm.tsx")
const doWithout = () => undefined
/** It comes before the reader does. */
const NEAR = 400

export interface FeedbackQuestionProps extends FeedbackPlace {
  readonly question: string
}

/** Asks what somebody thinks of a page, at its end: it comes when a person has come near. Its room is kept, so that nothing moves. */
export const FeedbackQuestion = (asked: FeedbackQuestionProps) => {
  const room = useRef<HTMLDivElement>(null)
  const [isAttended, setAttended] = useState(false)
  const [isNear, setNear] = useState(false)
  useFirstSign(() => setAttended(true))
  useIntersection(room, ({ isIntersecting }) => isIntersecting && setNear(true), NEAR)
  const Thumbs = useLateComponent(isAttended && isNear, feedbackThumbs, doWithout)
  return (
    <div className="feedback-room" ref={room}>
      {Thumbs && createElement(Thumbs, asked)}
    </div>
  )
}
