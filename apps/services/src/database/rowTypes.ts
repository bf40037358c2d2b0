import { types } from "pg"

const int8 = 20
const int8Array = 1016
const date = 1082
const dateArray = 1182

/** Parses an int8 as a number. Throws a RangeError if the number would lose digits, so that the query fails. */
const parseInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is outside JavaScript's safe integers`)
  return value
}

// Parses a one-dimensional array. The elements must not contain a quote, comma or brace.
const parseArray =
  <A>(element: (text: string) => A) =>
  (text: string): ReadonlyArray<A | null> =>
    text === "{}"
      ? []
      : text
          .slice(1, -1)
          .split(",")
          .map((value) => (value === "NULL" ? null : element(value)))

const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseInt8],
  [int8Array, parseArray(parseInt8)],
  // Dates stay strings. pg would create a Date at local midnight, which is a different day in some time zones.
  [date, String],
  [dateArray, parseArray(String)]
])

/**
 * Type parsers of both database kinds: int8 (also `count(*)`) becomes a number, date a string 'YYYY-MM-DD', timestamptz
 * a Date, numeric a string with all digits, and JSON its value.
 */
export const rowTypes: { readonly getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (oid, format) => (format === "binary" ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format)
}
