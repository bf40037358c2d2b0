import { type SubmitEvent, useId, useState } from "react"
import { Button } from "../button/Button.tsx"
import { TextField } from "../text-field/TextField.tsx"
import { Dialog } from "./Dialog.tsx"

/** A condition on what is typed, with what is said while it does not hold. */
export interface PromptRule {
  readonly holds: (text: string) => boolean
  readonly message: string
}

export interface PromptDialogProps {
  readonly open: boolean
  readonly title: string
  /** The field's label. */
  readonly label: string
  readonly initial?: string
  /** The first one that does not hold is shown; only a text that keeps all is answered. */
  readonly rules?: ReadonlyArray<PromptRule>
  readonly okLabel?: string
  readonly cancelLabel?: string
  /** The text as typed; null when cancelled. */
  readonly onAnswer: (text: string | null) => void
}

/** Asks for a text (TOAST-10). */
export const PromptDialog = ({ open, title, okLabel = "OK", cancelLabel = "Cancel", onAnswer, ...question }: PromptDialogProps) => {
  const form = useId()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={() => onAnswer(null)}
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

const noRules: ReadonlyArray<PromptRule> = []

/** Stands only while the dialog is open, so each opening begins with the initial text. */
const PromptForm = ({
  id,
  label,
  initial = "",
  rules = noRules,
  onAnswer
}: { readonly id: string } & Pick<PromptDialogProps, "label" | "initial" | "rules" | "onAnswer">) => {
  const [text, setText] = useState(initial)
  const [isTried, setTried] = useState(false)
  const broken = rules.find(({ holds }) => !holds(text))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (broken === undefined) onAnswer(text)
    else setTried(true)
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextField
        label={label}
        value={text}
        error={isTried ? broken?.message : undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  )
}
