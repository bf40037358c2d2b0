import { type ReactNode, type SubmitEvent, useState } from "react"
import { Button, SilentErrors, TextField, useCheckedForm } from "@camber/ui"

export interface AccountFormField {
  readonly name: string
  readonly label: string
  readonly type?: "email" | "password" | "text"
  /** What a browser may fill in, as HTML names it. */
  readonly autoComplete: string
  readonly maxLength: number
  readonly defaultValue?: string | undefined
  readonly required?: boolean
}

type Texts = Readonly<Record<string, string>>

export interface AccountFormProps {
  /** Names the form for assistive technology. */
  readonly label: string
  /** Where the browser sends it without scripts. */
  readonly action: string
  readonly fields: readonly AccountFormField[]
  /** Fields that are sent along unseen. */
  readonly hidden?: Texts
  readonly submit: string
  readonly look?: "primary" | "quiet"
  /** What is wrong with each field, in the order of the form. While anything is, nothing is sent. */
  readonly errorsOf: (texts: Texts) => Partial<Texts>
  /** Sends the texts; the form takes no other press until that is over. */
  readonly onSend: (texts: Texts) => Promise<unknown>
  /** What became of it, above the button. */
  readonly message?: ReactNode
  /** Beside the button, such as a link. */
  readonly children?: ReactNode
}

/** A few fields and a button. The fields say what is wrong with them; without scripts the browser checks and sends by itself. */
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
