import { type ComponentProps, useId } from "react"
import { FieldError } from "./FieldError.tsx"

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string
  /** What is wrong with the text; it is tied to the field and read out when it appears, but not in `SilentErrors`. */
  readonly error?: string | undefined
}

/** A line of text under its label. */
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
