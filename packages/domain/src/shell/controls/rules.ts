import { clampQuantity, MAX_QUANTITY } from "../../catalog/catalog/quantity.ts"

/** What is left of a text while it is typed: no more characters than the largest quantity has (CTRL-12). */
export const truncateQuantity = (text: string): string => text.slice(0, String(MAX_QUANTITY).length)

/** The quantity when the control is left: kept in its range, and the first one where the text is no number (CTRL-10, CTRL-11). */
export const parseQuantity = (text: string): number => clampQuantity(Number(text))

/** One more or one less, within the range. */
export const stepQuantity = (quantity: number, by: 1 | -1): number => clampQuantity(quantity + by)

/** An option of a dropdown: what it reads and what it stands for. */
export interface DropdownChoice<Value> {
  readonly label: string
  readonly value?: Value | null | undefined
}

/** What is selected: null for no option, and for one without a value, as a heading or 'Select...' has it (CTRL-03). */
export const getSelectedValue = <Value>(option: DropdownChoice<Value> | null | undefined): Value | null => {
  const value = option?.value
  return value === undefined || value === "" ? null : value
}
