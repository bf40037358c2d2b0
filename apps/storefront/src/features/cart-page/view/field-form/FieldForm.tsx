import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames, FieldError } from "@camber/ui"

export interface FieldFormProps extends Omit<ComponentProps<"input">, "id" | "name" | "onSubmit"> {
  readonly label: string
  /** What is wrong with what was sent last. */
  readonly error: string | undefined
  /** Another one begins the field anew. */
  readonly inputKey: string
  /** The button that sends it. */
  readonly button: ReactNode
  /** Hears of the text as it was typed. */
  readonly onSend: (text: string) => void
}

/** One line of text that is sent by itself, with its button beside it. */
export const FieldForm = ({ button, children, className, error, inputKey, label, onSend, ...input }: FieldFormProps) => {
  const id = useId()
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get("text")
    if (typeof text === "string") onSend(text)
  }
  return (
    <form className={classNames("field", error !== undefined && "field--error", className)} onSubmit={submit} noValidate>
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
