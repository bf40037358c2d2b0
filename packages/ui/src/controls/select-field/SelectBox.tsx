import { type ComponentProps, Fragment } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectBoxProps extends Omit<ComponentProps<"select">, "className" | "children"> {
  readonly options: readonly SelectOption[]
  /** Draws a line after that many options, if others follow. */
  readonly lineAfter?: number | undefined
}

/**
 * Renders the native select in the shop's style. The caller labels it. Options are keyed by position, because values change with every
 * related choice.
 */
export const SelectBox = ({ options, lineAfter, ...rest }: SelectBoxProps) => (
  <span className="selectbox">
    <select className="select" {...rest}>
      {options.map(({ value, label, disabled }, index) => (
        <Fragment key={index}>
          {index > 0 && index === lineAfter && <hr />}
          <option value={value} disabled={disabled}>
            {label}
          </option>
        </Fragment>
      ))}
    </select>
    <Icon name="chevron-down" size={16} />
  </span>
)
