import { useId } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx"

export interface SelectFieldProps extends Omit<SelectBoxProps, "id"> {
  readonly label: string
  /** What is wrong with the choice; it is tied to the field, which reads it when it takes the focus. */
  readonly error?: string | undefined
}

/** A select under its label. */
export const SelectField = ({ label, error, ...rest }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} aria-invalid={error !== undefined} aria-describedby={error === undefined ? undefined : `${id}-error`} {...rest} />
      {error !== undefined && (
        <p id={`${id}-error`} className="error">
          <Icon name="circle-x" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
