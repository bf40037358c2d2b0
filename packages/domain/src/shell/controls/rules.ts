import { clampQuantity, MAX_QUANTITY } from "../../catalog/catalog/rules.ts"

/** Truncates typed text to the length of the largest quantity (CTRL-12). */
export const truncateQuantity = (text: string): string => text.slice(0, String(MAX_QUANTITY).length)

/**
 * Parses the quantity when the control loses focus. Clamps it to the range, and returns 1 if the text is not a number (CTRL-10, CTRL-11).
 */
export const parseQuantity = (text: string): number => clampQuantity(Number(text))

/** Adds or subtracts one within the range. */
export const stepQuantity = (quantity: number, by: 1 | -1): number => clampQuantity(quantity + by)

/** An option of a dropdown: its label and value. */
export interface DropdownChoice<Value> {
  readonly label: string
  readonly value?: Value | null | undefined
}

/** Returns the selected value. Null for no option, and for an option without a value, such as a heading or 'Select...' (CTRL-03). */
export const getSelectedValue = <Value>(option: DropdownChoice<Value> | null | undefined): Value | null => {
  const value = option?.value
  return value === undefined || value === "" ? null : value
}

/** A condition for the text of a prompt, with its error message. */
export interface Validation {
  readonly holds: (text: string) => boolean
  readonly message: string
}

/** Returns the messages of all failed conditions, in order. The prompt stays open while a condition fails (CTRL-31). */
export const getFailedMessages = (text: string, validations: ReadonlyArray<Validation>): ReadonlyArray<string> =>
  validations.filter(({ holds }) => !holds(text)).map(({ message }) => message)
