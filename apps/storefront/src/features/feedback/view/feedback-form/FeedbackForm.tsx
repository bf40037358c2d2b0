import { Button, Form, SwitchButton, TextArea, TextField } from "@camber/ui"

export type FeedbackFieldName = "feedback" | "email" | "partNumber" | "url"

export interface FeedbackFormProps {
  readonly values: Readonly<Record<FeedbackFieldName, string>>
  readonly isOkayToContact: boolean
  readonly emailErrors: readonly string[]
  /** Whether the text is entered, and the email address too if the shopper welcomes a reply (FB-13, FB-14). */
  readonly canSubmit: boolean
  /** Maximum number of characters. */
  readonly limit: number
  readonly onEdit: (field: FeedbackFieldName, text: string) => void
  readonly onContact: (isOkay: boolean) => void
  readonly onSubmit: () => void
}

/** Details form of feedback (FB-03, FB-12 to FB-17), with the agreed labels (GAP-C15). */
export const FeedbackForm = (props: FeedbackFormProps) => {
  const { canSubmit, emailErrors, isOkayToContact, limit, onContact, onEdit, onSubmit, values } = props
  return (
    <Form label="Feedback" onSubmit={onSubmit}>
      <TextArea label="Feedback" limit={limit} value={values.feedback} onText={(text) => onEdit("feedback", text)} />
      <TextField
        label="Part Number"
        autoComplete="off"
        maxLength={100}
        value={values.partNumber}
        onChange={({ currentTarget }) => onEdit("partNumber", currentTarget.value)}
      />
      <TextField
        label="URL"
        inputMode="url"
        autoComplete="off"
        maxLength={limit}
        value={values.url}
        onChange={({ currentTarget }) => onEdit("url", currentTarget.value)}
      />
      <SwitchButton label="OK to contact" on={isOkayToContact} onSwitch={onContact} />
      {isOkayToContact && (
        <TextField
          label="Enter your Email"
          type="email"
          autoComplete="email"
          maxLength={200}
          value={values.email}
          error={emailErrors[0]}
          onChange={({ currentTarget }) => onEdit("email", currentTarget.value)}
        />
      )}
      <p className="feedback__help">
        If you need assistance, please{" "}
        <a className="link" href="/info/helpcenter">
          contact us
        </a>
        .
      </p>
      <Button type="submit" variant="primary" disabled={!canSubmit}>
        Submit
      </Button>
    </Form>
  )
}

/** FB-16 */
export const FeedbackThanks = () => <output className="feedback__thanks">Thank you for your feedback!</output>
