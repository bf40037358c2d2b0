import { use } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SilentErrors } from "./SilentErrors.ts"

export interface FieldErrorProps {
  /** The field's `aria-describedby`. */
  readonly id: string
  readonly error: string | undefined
}

/** What is wrong with a field. It is there before there is anything to say, so that it is read out when there is. */
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
