import { type SubmitEvent, useId, useState } from "react"
import { Button } from "../../controls/button/Button.tsx"
import { TextField } from "../../controls/text-field/TextField.tsx"
import { Dialog, type DialogProps } from "./Dialog.tsx"

export interface PromptDialogProps extends Pick<DialogProps, "open" | "onClosed"> {
  readonly title: string
  /** The field's label. */
  readonly label: string
  readonly initial?: string
  /** Returns all errors of a text. The dialog shows all of them, and stays open until there are none (CTRL-31). */
  readonly messagesFor?: (text: string) => ReadonlyArray<string>
  readonly okLabel?: string
  readonly cancelLabel?: string
  /** Called with the text as typed, or with null if the shopper canceled. */
  readonly onAnswer: (text: string | null) => void
}

/** Asks for a text (TOAST-10). */
export const PromptDialog = ({
  open,
  title,
  okLabel = "OK",
  cancelLabel = "Cancel",
  onAnswer,
  onClosed,
  ...question
}: PromptDialogProps) => {
  const form = useId()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={() => onAnswer(null)}
      onClosed={onClosed}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{cancelLabel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {okLabel}
          </Button>
        </>
      }
    >
      <PromptForm id={form} onAnswer={onAnswer} {...question} />
    </Dialog>
  )
}

const noMessages = (): ReadonlyArray<string> => []

/** This form is mounted only while the dialog is open, so each opening starts with the initial text. */
const PromptForm = ({
  id,
  label,
  initial = "",
  messagesFor = noMessages,
  onAnswer
}: { readonly id: string } & Pick<PromptDialogProps, "label" | "initial" | "messagesFor" | "onAnswer">) => {
  const [text, setText] = useState(initial)
  const [isTried, setTried] = useState(false)
  const messages = messagesFor(text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (messages.length === 0) onAnswer(text)
    else setTried(true)
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={text}
        error={isTried && messages.length > 0 ? messages.join(" ") : undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  )
}
