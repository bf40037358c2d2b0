import { use, createContext } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

/**
 * Whether only the fields announce their errors. True in a form that focuses the first invalid field: that field's error is read out, and
 * the others are not announced simultaneously (AXS-02).
 */
export const SilentErrors = createContext(false)

export interface FieldErrorProps {
  /** The field's `aria-describedby`. */
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
