import { types } from "pg"

const int8 = 20
const int8Array = 1016
const date = 1082
const dateArray = 1182

/** An int8 as a number. Throws a RangeError, which fails the query, where a number would lose digits. */
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is outside the whole numbers that JavaScript can hold`)
  return value
}

// Neither has a quote, a comma or a brace in it, so the array's text needs no more than this. One dimension.
const arrayOf =
  <A>(element: (text: string) => A) =>
  (text: string): ReadonlyArray<A | null> =>
    text === "{}"
      ? []
      : text
          .slice(1, -1)
          .split(",")
          .map((value) => (value === "NULL" ? null : element(value)))

const parsers = new Map<number, (text: string) => unknown>([
  [int8, wholeNumber],
  [int8Array, arrayOf(wholeNumber)],
  // pg would make a Date at local midnight, which is another day elsewhere.
  [date, String],
  [dateArray, arrayOf(String)]
])

/**
 * How column values become JavaScript values, the same on both kinds of database: int8 (so also `count(*)`) is a number, date a text
 * 'YYYY-MM-DD', timestamptz a Date, numeric a text with all its digits, json its value.
 */
export const rowTypes: { readonly getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (oid, format) => (format === "binary" ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format)
}
