import { Icon } from "../../foundation/icon/Icon.tsx"

export interface FieldErrorProps {
  /** The field's `aria-describedby`. */
  readonly id: string
  readonly error: string | undefined
  /** Announced when it appears: only where the focus does not go to the field, which reads its description. */
  readonly isLive?: boolean
}

/** What is wrong with a field. Several at once are silent: the first wrong field takes the focus. */
export const FieldError = ({ error, id, isLive = false }: FieldErrorProps) => (
  <p id={id} className="error" aria-live={isLive ? "polite" : undefined}>
    {error !== undefined && (
      <>
        <Icon name="circle-x" size={16} />
        {error}
      </>
    )}
  </p>
)
