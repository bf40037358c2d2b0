import { type ReactNode, useId } from "react"

export interface CheckBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly disabled?: boolean
  /** Name of the submitted field; absent: it is not submitted. */
  readonly name?: string
  /** Small print of the option. */
  readonly note?: ReactNode
}

/** Renders a check box with its sentence; a click on the sentence toggles it. */
export const CheckBox = ({ label, checked, onCheck, disabled = false, name, note }: CheckBoxProps) => {
  const id = useId()
  return (
    <div className="checkbox">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={note === undefined ? undefined : id}
          onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        />
        {label}
      </label>
      {note !== undefined && <p id={id}>{note}</p>}
    </div>
  )
}
