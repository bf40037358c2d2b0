import { clampQuantity, MAX_QUANTITY } from "../../catalog/catalog/rules.ts"

/** Truncates typed text to the length of the largest quantity (CTRL-12). */
export const truncateQuantity = (text: string): string => text.slice(0, String(MAX_QUANTITY).length)

/** Parses the quantity when the control loses focus: clamped to the range, and 1 if the text is not a number (CTRL-10, CTRL-11). */
export const parseQuantity = (text: string): number => clampQuantity(Number(text))

/** Adds or subtracts one within the range. */
export const stepQuantity = (quantity: number, by: 1 | -1): number => clampQuantity(quantity + by)

/** An option of a dropdown: its label and value. */
export interface DropdownChoice<Value> {
  readonly label: string
  readonly value?: Value | null | undefined
}

/** Returns the selected value. Null for no option and for one without a value, such as a heading or 'Select...' (CTRL-03). */
export const getSelectedValue = <Value>(option: DropdownChoice<Value> | null | undefined): Value | null => {
  const value = option?.value
  return value === undefined || value === "" ? null : value
}

/** A condition for the text of a prompt, with its error message. */
export interface Validation {
  readonly holds: (text: string) => boolean
  readonly message: string
}

/** Returns the messages of all failed conditions, in order. The prompt stays open while there is one (CTRL-31). */
export const getFailedMessages = (text: string, validations: ReadonlyArray<Validation>): ReadonlyArray<string> =>
  validations.filter(({ holds }) => !holds(text)).map(({ message }) => message)

const MINUTE = 60_000
const units = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE]
] as const satisfies ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]>
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" })

/**
 * Formats a time relative to now in its largest whole unit: '3 hours ago', 'yesterday', 'in 2 weeks', and 'just now' within a minute
 * (CTRL-34, GAP-C33). Both are in UTC milliseconds. Returns null for a missing or invalid time. A month has 30 days, a year 365.
 */
export const relativeTime = (at: number | null | undefined, now: number): string | null => {
  const distance = (at ?? Number.NaN) - now
  if (!Number.isFinite(distance)) return null
  const unit = units.find(([, length]) => Math.abs(distance) >= length)
  return unit === undefined ? "just now" : words.format(Math.trunc(distance / unit[1]), unit[0])
}
