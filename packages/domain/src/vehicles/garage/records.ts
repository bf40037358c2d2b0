/** An id as records carry it; null, undefined, '' and 0 are empty, numeric text counts by value (GAP-45). */
export type RecordId = number | string | null | undefined

/**
 * FIT-16 to FIT-18: equal, or one is 1 and the other empty. It recognises records and never says that anything fits.
 * Symmetric and reflexive but not transitive: never build groups on it.
 */
export const idsMatch = (one: RecordId, other: RecordId): boolean => {
  const a = valueOf(one)
  const b = valueOf(other)
  return a === b || (a === 1 && b === "") || (a === "" && b === 1)
}

/** Whether two records are the same in every one of `keys`. */
export const recordsMatch = <Key extends string>(
  one: Readonly<Partial<Record<Key, RecordId>>>,
  other: Readonly<Partial<Record<Key, RecordId>>>,
  keys: ReadonlyArray<Key>
): boolean => keys.every((key) => idsMatch(one[key], other[key]))

const valueOf = (id: RecordId): number | string => {
  const number = Number(id ?? "")
  if (number === 0) return ""
  return Number.isNaN(number) ? (id ?? "") : number
}
