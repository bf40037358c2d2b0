import type { ComponentProps } from "react"
import { Icon } from "../icon/Icon.tsx"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectBoxProps extends Omit<ComponentProps<"select">, "className" | "children"> {
  readonly options: readonly SelectOption[]
}

/** The native select in the shop's look. Its label is the caller's. */
export const SelectBox = ({ options, ...rest }: SelectBoxProps) => (
  <span className="selectbox">
    <select className="select" {...rest}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size={16} />
  </span>
)
