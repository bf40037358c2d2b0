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
 * For the identity of a record (a key, an equality or a URL): whatever tells two apart must do so by any of its fields.
 *
 * @param toText - Text of a field's value that is equal for values without a difference. JSON by default.
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
