import { TextField } from "@camber/ui"

export interface ListNameFieldProps {
  readonly value: string
  /** 'n/40 characters' (TOAST-15). */
  readonly counter: string
  readonly error?: string | undefined
  readonly onChange: (name: string) => void
}

/** A text field for a list's name, with a character counter. */
export const ListNameField = ({ value, counter, error, onChange }: ListNameFieldProps) => (
  <div className="listname">
    <TextField
      label="List name"
      value={value}
      error={error}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <p className="listname__count">
      {value.length > 40 && <span>Use up to 40 characters. </span>}
      <span>{counter}</span>
    </p>
  </div>
)
