import type { Emotion } from "../../foundation/telemetry/visitEvents.ts"
import type { FeedbackRecord } from "./model.ts"
import { validateFeedbackEmail, isSubmittable } from "./rules.ts"

/** The texts of the form, by name. */
export type FeedbackField = "feedback" | "email" | "partNumber" | "url"

/** A feedback form: first thumbs, then the details, then nothing more (FB-03, FB-04). The tab's form begins with its details. */
export interface FeedbackForm {
  readonly phase: "thumbs" | "details" | "submitted"
  readonly record: FeedbackRecord
  /** What is wrong with the address, in the shopper's words. */
  readonly emailErrors: ReadonlyArray<string>
}

/** What the shopper does with the form. */
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

/** What follows from an event. Total: one that does not belong where the form stands changes nothing, and the very same form comes back. */
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
