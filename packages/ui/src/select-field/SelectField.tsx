import { useId } from "react"
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx"

export interface SelectFieldProps extends Omit<SelectBoxProps, "id"> {
  readonly label: string
}

/** A select under its label. */
export const SelectField = ({ label, ...rest }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} {...rest} />
    </div>
  )
}
