import { useKeyedChoice } from "../select-field/useKeyedChoice.ts"
import { SelectField } from "../select-field/SelectField.tsx"

/** A choice and what it is made from. Without options it cannot be used yet. */
export interface Dropdown<Id extends number | string> {
  readonly value: Id | null
  readonly options: ReadonlyArray<{ readonly optionId: Id; readonly displayName: string }>
  /** How many of the options stand ahead of a line. */
  readonly prioritized: number
  readonly isLoading: boolean
}

export interface DropdownFieldProps<Id extends number | string> {
  readonly label: string
  /** Stands in the field while nothing is chosen: 'Select year'. Choosing it takes the choice back. */
  readonly placeholder: string
  readonly dropdown: Dropdown<Id>
  readonly onChoose: (id: Id | null) => void
  /** Where a choice leaves the form: an option that keys only pass over. Enter, or leaving the field, chooses it. */
  readonly onConsider?: (id: Id | null) => void
}

/** A native select over options with ids. It is disabled until it has something to offer (GAR-35). */
export const DropdownField = <Id extends number | string>({
  label,
  placeholder,
  dropdown,
  onChoose,
  onConsider
}: DropdownFieldProps<Id>) => {
  const { isLoading, options, prioritized, value } = dropdown
  const idOf = (text: string) => options.find(({ optionId }) => String(optionId) === text)?.optionId ?? null
  const keyed = useKeyedChoice(value === null ? "" : String(value), {
    onChoose: (text) => onChoose(idOf(text)),
    onConsider: onConsider && ((text) => onConsider(idOf(text)))
  })
  return (
    <SelectField
      label={label}
      {...keyed}
      disabled={options.length === 0}
      aria-busy={isLoading}
      lineAfter={prioritized === 0 ? undefined : prioritized + 1}
      options={[
        { value: "", label: isLoading ? "Loading" : placeholder },
        ...options.map(({ optionId, displayName }) => ({ value: String(optionId), label: displayName }))
      ]}
    />
  )
}
