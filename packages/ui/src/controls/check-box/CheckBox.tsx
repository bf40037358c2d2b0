import { type ReactNode, useId } from "react"

export interface CheckBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly disabled?: boolean
  /** Small print of the option. */
  readonly note?: ReactNode
}

/** Renders a check box with its sentence; a click on the sentence toggles it. */
export const CheckBox = ({ label, checked, onCheck, disabled = false, note }: CheckBoxProps) => {
  const id = useId()
  return (
    <div className="checkbox">
      <label>
        <input
          type="checkbox"
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
