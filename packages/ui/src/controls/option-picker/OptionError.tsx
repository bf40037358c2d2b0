import { Icon } from "../../foundation/icon/Icon.tsx"

export interface OptionErrorProps {
  readonly id: string
  readonly error: string | undefined
  /** Whether it is shown without being read out. */
  readonly isSilent?: boolean | undefined
}

/** What is still to be chosen, under the option that it is about. */
export const OptionError = ({ id, error, isSilent = false }: OptionErrorProps) =>
  error === undefined ? null : (
    <p className="option__error" id={id} role={isSilent ? undefined : "alert"}>
      <Icon name="circle-x" size={16} />
      {error}
    </p>
  )
