import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames, FieldError, HiddenFields } from "@camber/ui"

export interface FieldFormProps extends Omit<ComponentProps<"input">, "id" | "name" | "onSubmit"> {
  readonly label: string
  /** Error of the last submission. */
  readonly error: string | undefined
  /** A new key resets the field. */
  readonly inputKey: string
  /** Submit button. */
  readonly button: ReactNode
  /** Address to which a browser without scripts posts the text, the name of the text, and the value of `intent`. */
  readonly post?: { readonly action: string; readonly name: string; readonly intent: string } | undefined
  /** Receives the text as typed. */
  readonly onSend: (text: string) => void
}

/** Single-line text field with its own button. */
export const FieldForm = ({ button, children, className, error, inputKey, label, onSend, post, ...input }: FieldFormProps) => {
  const id = useId()
  const name = post?.name ?? "text"
  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get(name)
    if (typeof text === "string") onSend(text)
  }
  return (
    // Before hydration, this method does nothing. A GET request would put the text, such as a gift card code, into the URL.
    <form
      className={classNames("field", error !== undefined && "field--error", className)}
      {...(post === undefined ? { method: "dialog" } : { method: "post", action: post.action })}
      onSubmit={submit}
      noValidate
    >
      {post !== undefined && <HiddenFields fields={[{ name: "intent", value: post.intent }]} />}
      <label htmlFor={id}>{label}</label>
      <div className="fieldform__row">
        <input
          key={inputKey}
          id={id}
          name={name}
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
