import type { FeedbackContext } from "@camber/domain/feedback"
import { useIntersection } from "@camber/ui"
import { useRef, useState } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import type { FeedbackThumbsFormProps } from "./FeedbackThumbsForm.tsx"

const feedbackThumbs: LazyComponent<FeedbackThumbsFormProps> = () => import("./FeedbackThumbsForm.tsx")
/** Distance in pixels at which the question loads before it is visible. */
const NEAR = 400

export interface FeedbackQuestionProps extends FeedbackContext {
  readonly question: string
}

/** Asks for feedback at the end of a page. Loads when the visitor scrolls near. Its space is reserved to avoid a layout shift. */
export const FeedbackQuestion = (asked: FeedbackQuestionProps) => {
  const room = useRef<HTMLDivElement>(null)
  const hasInteracted = useInteracted()
  const [isNear, setNear] = useState(false)
  useIntersection(room, ({ isIntersecting }) => isIntersecting && setNear(true), NEAR)
  return (
    <div className="feedback-room" ref={room}>
      <Lazy load={feedbackThumbs} isWanted={hasInteracted && isNear} props={asked} />
    </div>
  )
}
