import type { QuestionTexts } from "@camber/domain/questions"
import { type SubmitEvent, useState } from "react"
import { Button } from "../../controls/button/Button.tsx"
import { useCheckedForm } from "../../controls/form/useCheckedForm.ts"
import { TextArea } from "../../controls/text-area/TextArea.tsx"
import { TextField } from "../../controls/text-field/TextField.tsx"

export interface QuestionFormProps {
  /**
   * URL that the browser submits the form to, with the fields skuBaseNumber, question and emailAddress, so that the form works without
   * scripts.
   */
  readonly action: string
  readonly skuBaseNumber: string
  /** Maximum number of characters in each field. */
  readonly limits: { readonly question: number; readonly emailAddress: number }
  /** Returns the error of each field, in the order of the form. While there are errors, the form is not submitted. */
  readonly errorsOf: (texts: QuestionTexts) => Partial<QuestionTexts>
  readonly isBusy: boolean
  /** Called to submit the form by script, in place of the browser. */
  readonly onSend: (texts: QuestionTexts) => void
}

const names: readonly (keyof QuestionTexts)[] = ["question", "emailAddress"]

/** Renders the question form of a product. Each field shows its error, and keeps its text until the form is submitted. */
export const QuestionForm = ({ action, errorsOf, isBusy, limits, onSend, skuBaseNumber }: QuestionFormProps) => {
  const { check, errors, form } = useCheckedForm(names, errorsOf)
  const [question, setQuestion] = useState("")
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const texts = check(event)
    event.preventDefault()
    if (texts !== null && !isBusy) onSend(texts)
  }
  return (
    <form {...form} className="review-form" method="post" action={action} aria-label="Ask a question" onSubmit={send}>
      <input type="hidden" name="skuBaseNumber" value={skuBaseNumber} />
      <TextArea
        label="Your question"
        name="question"
        required
        limit={limits.question}
        value={question}
        onText={setQuestion}
        error={errors.question}
      />
      <TextField
        label="Email (optional, to get the answer)"
        name="emailAddress"
        type="email"
        autoComplete="email"
        maxLength={limits.emailAddress}
        error={errors.emailAddress}
      />
      <p className="mute">We'll show your question with its answer, without your name.</p>
      <Button type="submit" variant="primary" busy={isBusy}>
        Send Question
      </Button>
    </form>
  )
}
