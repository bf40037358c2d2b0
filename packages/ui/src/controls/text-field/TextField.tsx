import { type ComponentProps, useId, use, createContext } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

/**
 * Whether errors are not announced by live regions. True in a form that focuses the first invalid field: screen readers then read that
 * field's error, and the other errors are not announced at the same time (AXS-02).
 */
export const SilentErrors = createContext(false)

interface FieldErrorProps {
  /** Id of the error, which the field's `aria-describedby` contains. */
  readonly id: string
  readonly error: string | undefined
}

/** Renders the error of a field. It is rendered before there is an error, so that a live region announces the error. */
export const FieldError = ({ error, id }: FieldErrorProps) => (
  <p id={id} className="error" aria-live={use(SilentErrors) ? undefined : "polite"}>
    {error !== undefined && (
      <>
        <Icon name="circle-x" size={16} />
        {error}
      </>
    )}
  </p>
)

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
