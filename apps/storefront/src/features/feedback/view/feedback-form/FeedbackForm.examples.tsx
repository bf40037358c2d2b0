import type { Examples } from "@camber/ui/examples/Examples.ts"
import { FeedbackForm, type FeedbackFormProps, FeedbackThanks } from "./FeedbackForm.tsx"
import { FeedbackThumbs } from "./FeedbackThumbs.tsx"

const doNothing = () => undefined
const form: FeedbackFormProps = {
  values: { feedback: "", email: "", partNumber: "", url: "" },
  isOkayToContact: false,
  emailErrors: [],
  canSubmit: false,
  limit: 2000,
  onEdit: doNothing,
  onContact: doNothing,
  onSubmit: doNothing
}

export const examples: Examples = {
  Thumbs: <FeedbackThumbs question="Was this helpful?" chosen={null} onThumb={doNothing} />,
  "A thumb was pressed": <FeedbackThumbs question="Was this helpful?" chosen="negative" onThumb={doNothing} />,
  Empty: <FeedbackForm {...form} />,
  "A bad address": (
    <FeedbackForm
      {...form}
      values={{ ...form.values, feedback: "The torque table is wrong.", email: "ann@" }}
      isOkayToContact
      emailErrors={["Enter a valid email address."]}
      canSubmit
    />
  ),
  Sent: <FeedbackThanks />
}
