import { use, useId, type ComponentProps, Fragment } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SilentErrors } from "../text-field/TextField.tsx"

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectBoxProps extends Omit<ComponentProps<"select">, "className" | "children"> {
  readonly options: readonly SelectOption[]
  /** Number of options after which a separator line follows, if there are more options. */
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

export interface SelectFieldProps extends Omit<SelectBoxProps, "id"> {
  readonly label: string
  /** Error of the selection. It is linked to the field and announced when it appears, except in `SilentErrors`. */
  readonly error?: string | undefined
}

/** Renders a select below its label. */
export const SelectField = ({ label, error, ...rest }: SelectFieldProps) => {
  const id = useId()
  const Line = use(SilentErrors) ? "p" : "output"
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} aria-invalid={error !== undefined} aria-describedby={error === undefined ? undefined : `${id}-error`} {...rest} />
      {error !== undefined && (
        <Line id={`${id}-error`} className="error">
          <Icon name="circle-x" size={16} />
          {error}
        </Line>
      )}
    </div>
  )
}
