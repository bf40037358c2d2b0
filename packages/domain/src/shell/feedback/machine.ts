import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"
import type { FeedbackRecord } from "./model.ts"
import { validateFeedbackEmail, isSubmittable } from "./rules.ts"

/** Text fields of the form. */
export type FeedbackField = "feedback" | "email" | "partNumber" | "url"

/** A feedback form: thumbs, then details, then submitted (FB-03, FB-04). The form of the floating tab starts with the details. */
export interface FeedbackForm {
  readonly phase: "thumbs" | "details" | "submitted"
  readonly record: FeedbackRecord
  /** Error messages of the email field. */
  readonly emailErrors: ReadonlyArray<string>
}

/** The shopper's actions on the form. */
export type FeedbackEvent =
  | { readonly _tag: "ThumbClicked"; readonly emotion: Emotion }
  | { readonly _tag: "Edited"; readonly field: FeedbackField; readonly text: string }
  | { readonly _tag: "ContactChanged"; readonly isOkay: boolean }
  | { readonly _tag: "Submitted" }

export const newFeedback = (element: string, phase: "thumbs" | "details" = "thumbs"): FeedbackForm => ({
  phase,
  record: { emotion: null, feedback: "", element, okay_to_contact: false, email: "", partNumber: "", url: "" },
  emailErrors: []
})

/** Returns the form after an event, or the same object if the event does not apply to its phase. */
export const transition = (form: FeedbackForm, event: FeedbackEvent): FeedbackForm => {
  const { phase, record } = form
  if (phase === "submitted") return form
  switch (event._tag) {
    case "ThumbClicked":
      if (record.emotion === event.emotion) return form
      return { ...form, phase: "details", record: { ...record, emotion: event.emotion } }
    case "Edited":
      if (phase === "thumbs") return form
      return {
        ...form,
        record: { ...record, [event.field]: event.text },
        emailErrors: event.field === "email" ? [] : form.emailErrors
      }
    case "ContactChanged":
      return phase === "thumbs" ? form : { ...form, record: { ...record, okay_to_contact: event.isOkay }, emailErrors: [] }
    case "Submitted": {
      if (!isSubmittable(record)) return form
      const errors = validateFeedbackEmail(record)
      return errors.length === 0 ? { ...form, phase: "submitted", emailErrors: [] } : { ...form, emailErrors: errors }
    }
  }
}
