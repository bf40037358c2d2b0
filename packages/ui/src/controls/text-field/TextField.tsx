import { type ComponentProps, useId } from "react"
import { FieldError } from "./FieldError.tsx"

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string
  /** Error of the text. It is linked to the field and announced when it appears, except in `SilentErrors`. */
  readonly error?: string | undefined
}

/** Renders a text field below its label. */
export const TextField = ({ label, error, ...rest }: TextFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" aria-invalid={error !== undefined} aria-describedby={errorId} {...rest} />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
