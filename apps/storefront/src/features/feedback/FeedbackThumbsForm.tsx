import "./feedback.css"
import type { FeedbackContext } from "@camber/domain/feedback"
import { FeedbackThanks } from "./view/feedback-form/FeedbackForm.tsx"
import { FeedbackThumbs } from "./view/feedback-form/FeedbackThumbs.tsx"
import { FeedbackDetails } from "./FeedbackDetails.tsx"
import { useFeedback } from "./useFeedback.ts"

export interface FeedbackThumbsFormProps extends FeedbackContext {
  readonly question: string
}

/** Shows the thumbs first, then thanks with the details form, then nothing (FB-02 to FB-04). */
export default function FeedbackThumbsForm({ question, ...place }: FeedbackThumbsFormProps) {
  const [form, dispatch] = useFeedback(place, "thumbs")
  if (form === null || form.phase === "submitted") return null
  return (
    <section className="feedback" aria-label="Feedback">
      <FeedbackThumbs
        question={question}
        chosen={form.record.emotion}
        onThumb={(emotion) => void dispatch({ _tag: "ThumbClicked", emotion })}
      />
      {form.phase === "details" && (
        <>
          <FeedbackThanks />
          <FeedbackDetails form={form} onEvent={(event) => void dispatch(event)} />
        </>
      )}
    </section>
  )
}
