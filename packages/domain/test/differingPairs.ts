import fc from "fast-check"

/** Two records that differ in the named field only. */
export interface DifferingPair<Fields> {
  readonly field: keyof Fields
  readonly one: Fields
  readonly other: Fields
}

/**
 * Generates pairs of records that differ in exactly one field, each field equally often.
 *
 * Tests the identity of a record (a key, an equality function or a URL), which must distinguish two records that differ in any one field.
 *
 * @param toText - Converts a field's value to text; values with equal texts count as equal. JSON by default.
 */
export const differingPairs = <Fields extends object>(
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
  toText: (value: unknown) => string = (value) => JSON.stringify(value) ?? ""
): fc.Arbitrary<DifferingPair<Fields>> => {
  const names = Object.keys(fields) as Array<keyof Fields & string>
  return fc
    .tuple(fc.constantFrom(...names), fc.record<Fields>(fields))
    .chain(([field, one]) =>
      fields[field]
        .filter((value) => toText(value) !== toText(one[field]))
        .map((value) => ({ field, one, other: { ...one, [field]: value } }))
    )
}
