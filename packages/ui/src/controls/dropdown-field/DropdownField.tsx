import { useKeyedChoice } from "../select-field/useKeyedChoice.ts"
import { SelectField } from "../select-field/SelectField.tsx"

/** A selection and its options. It is disabled if there are no options. */
export interface Dropdown<Id extends number | string> {
  readonly value: Id | null
  readonly options: ReadonlyArray<{ readonly optionId: Id; readonly displayName: string }>
  /** Number of options above the separator line. */
  readonly prioritized: number
  readonly isLoading: boolean
}

export interface DropdownFieldProps<Id extends number | string> {
  readonly label: string
  /** Text of the field while nothing is selected, such as 'Select year'. Selecting it clears the selection. */
  readonly placeholder: string
  readonly dropdown: Dropdown<Id>
  readonly onChoose: (id: Id | null) => void
  /**
   * Called for an option that the user only passes over with the keyboard. Set it if a selection leads to another page. Enter, or leaving
   * the field, selects the option.
   */
  readonly onConsider?: (id: Id | null) => void
}

/** Renders a native select of options with ids. It is disabled if there are no options (GAR-35). */
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
