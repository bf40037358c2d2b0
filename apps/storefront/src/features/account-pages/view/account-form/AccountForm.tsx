import { type ReactNode, type SubmitEvent, useState } from "react"
import { Button, SilentErrors, TextField, useCheckedForm } from "@camber/ui"

export interface AccountFormField {
  readonly name: string
  readonly label: string
  readonly type?: "email" | "password" | "text"
  /** HTML autocomplete token. */
  readonly autoComplete: string
  readonly maxLength: number
  readonly defaultValue?: string | undefined
  readonly required?: boolean
}

type Texts = Readonly<Record<string, string>>

export interface AccountFormProps {
  /** Accessible name of the form. */
  readonly label: string
  /** Form action for visitors without scripts. */
  readonly action: string
  readonly fields: readonly AccountFormField[]
  readonly hidden?: Texts
  readonly submit: string
  readonly look?: "primary" | "quiet"
  /** Error per field, in form order. Any error blocks submission. */
  readonly errorsOf: (texts: Texts) => Partial<Texts>
  /** Submits the texts; the form ignores clicks until the promise settles. */
  readonly onSend: (texts: Texts) => Promise<unknown>
  /** Outcome message above the button. */
  readonly message?: ReactNode
  /** Content beside the button, such as a link. */
  readonly children?: ReactNode
}

/** A few fields and a button. Each field shows its own error. Without scripts the browser validates and submits. */
export const AccountForm = (props: AccountFormProps) => {
  const { action, children, errorsOf, fields, hidden = {}, label, look = "primary", message, onSend, submit } = props
  const { check, errors, form } = useCheckedForm([...Object.keys(hidden), ...fields.map(({ name }) => name)], errorsOf)
  const [isSending, setSending] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const texts = isSending ? null : check(event)
    if (texts === null) return
    setSending(true)
    void onSend(texts).finally(() => setSending(false))
  }
  return (
    <form {...form} className="accountform" method="post" action={action} aria-label={label} onSubmit={send}>
      {Object.entries(hidden).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <SilentErrors value>
        {fields.map(({ name, required = true, type = "text", ...field }) => (
          <TextField key={name} name={name} type={type} required={required} error={errors[name]} {...field} />
        ))}
      </SilentErrors>
      {message}
      <div className="accountform__end">
        <Button type="submit" variant={look} busy={isSending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
