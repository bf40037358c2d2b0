import { use, useId } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SilentErrors } from "../text-field/FieldError.tsx"
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx"

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
