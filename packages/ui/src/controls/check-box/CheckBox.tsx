import { type ReactNode, useId } from "react"

export interface CheckBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly disabled?: boolean
  /** Small print that belongs to it. */
  readonly note?: ReactNode
}

/** Yes or no, with its sentence; a press on the sentence counts. */
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
