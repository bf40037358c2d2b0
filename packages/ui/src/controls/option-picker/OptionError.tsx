import { Icon } from "../../foundation/icon/Icon.tsx"

export interface OptionErrorProps {
  readonly id: string
  readonly error: string | undefined
  /** Whether it is shown without an announcement. */
  readonly isSilent?: boolean | undefined
}

/** Renders the missing choice below its option. */
export const OptionError = ({ id, error, isSilent = false }: OptionErrorProps) =>
  error === undefined ? null : (
    <p className="option__error" id={id} role={isSilent ? undefined : "alert"}>
      <Icon name="circle-x" size={16} />
      {error}
    </p>
  )
