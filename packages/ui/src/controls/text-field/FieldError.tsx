import { Icon } from "../../foundation/icon/Icon.tsx"

export interface FieldErrorProps {
  /** The field's `aria-describedby`. */
  readonly id: string
  readonly error: string | undefined
}

/** What is wrong with a field. It is there before there is anything to say, so that it is read out when there is. */
export const FieldError = ({ error, id }: FieldErrorProps) => (
  <p id={id} className="error" aria-live="polite">
    {error !== undefined && (
      <>
        <Icon name="circle-x" size={16} />
        {error}
      </>
    )}
  </p>
)
