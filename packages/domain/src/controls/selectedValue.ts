/** An option of a dropdown: what it reads and what it stands for. */
export interface DropdownChoice<Value> {
  readonly label: string
  readonly value?: Value | null | undefined
}

/** What is selected: null for no option, and for one without a value, as a heading or 'Select...' has it (CTRL-03). */
export const selectedValue = <Value>(option: DropdownChoice<Value> | null | undefined): Value | null => {
  const value = option?.value
  return value === undefined || value === "" ? null : value
}
