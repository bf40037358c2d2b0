import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames, FieldError } from "@camber/ui"

export interface FieldFormProps extends Omit<ComponentProps<"input">, "id" | "name" | "onSubmit"> {
  readonly label: string
  /** Error of the last submission. */
  readonly error: string | undefined
  /** A new key resets the field. */
  readonly inputKey: string
  /** Submit button. */
  readonly button: ReactNode
  /** Receives the text as typed. */
  readonly onSend: (text: string) => void
}

/** Single-line text field with its own button. */
export const FieldForm = ({ button, children, className, error, inputKey, label, onSend, ...input }: FieldFormProps) => {
  const id = useId()
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get("text")
    if (typeof text === "string") onSend(text)
  }
  return (
    // Before hydration, this method does nothing: a GET would put the text, such as a gift card code, into the address.
    <form className={classNames("field", error !== undefined && "field--error", className)} method="dialog" onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="fieldform__row">
        <input
          key={inputKey}
          id={id}
          name="text"
          className="input"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          {...input}
        />
        {button}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </form>
  )
}
