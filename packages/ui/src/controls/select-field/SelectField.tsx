import { useId } from "react"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx"

export interface SelectFieldProps extends Omit<SelectBoxProps, "id"> {
  readonly label: string
  /** What is wrong with the choice; it is tied to the field and read out when it appears. */
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
        <output id={`${id}-error`} className="error">
          <Icon name="circle-x" size={16} />
          {error}
        </output>
      )}
    </div>
  )
}
