import { type FeedbackEvent, type FeedbackForm as Form, isSubmittable } from "@camber/domain/feedback"
import { MAX_NOTE_LENGTH } from "@camber/domain/telemetry"
import { FeedbackForm } from "./view/feedback-form/FeedbackForm.tsx"

export interface FeedbackDetailsProps {
  readonly form: Form
  readonly onEvent: (event: FeedbackEvent) => void
}

/** Feedback details, by the rules of the form (FB-12 to FB-18). */
export const FeedbackDetails = ({ form: { emailErrors, record }, onEvent }: FeedbackDetailsProps) => (
  <FeedbackForm
    values={record}
    isOkayToContact={record.okay_to_contact}
    emailErrors={emailErrors}
    canSubmit={isSubmittable(record)}
    limit={MAX_NOTE_LENGTH}
    onEdit={(field, text) => onEvent({ _tag: "Edited", field, text })}
    onContact={(isOkay) => onEvent({ _tag: "ContactChanged", isOkay })}
    onSubmit={() => onEvent({ _tag: "Submitted" })}
  />
)
