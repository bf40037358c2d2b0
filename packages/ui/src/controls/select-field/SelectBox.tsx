import { type ComponentProps, Fragment } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectBoxProps extends Omit<ComponentProps<"select">, "className" | "children"> {
  readonly options: readonly SelectOption[]
  /** Draws a line below that many options, where others follow. */
  readonly lineAfter?: number | undefined
}

/** The native select in the shop's look. Its label is the caller's. An option is known by its place: values change with every choice beside it. */
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
