/** An id in a stored record. Null, undefined, '' and 0 are empty; numeric text counts by value (GAP-45). */
export type RecordId = number | string | null | undefined

/**
 * Returns true if both ids are equal, or one is 1 and the other empty (FIT-16 to FIT-18). Used to recognize records, never for fitment. Not
 * transitive, so do not group by it.
 */
export const idsMatch = (one: RecordId, other: RecordId): boolean => {
  const a = toComparable(one)
  const b = toComparable(other)
  return a === b || (a === 1 && b === "") || (a === "" && b === 1)
}

/** Returns true if two records match in every key. */
export const recordsMatch = <Key extends string>(
  one: Readonly<Partial<Record<Key, RecordId>>>,
  other: Readonly<Partial<Record<Key, RecordId>>>,
  keys: ReadonlyArray<Key>
): boolean => keys.every((key) => idsMatch(one[key], other[key]))

const toComparable = (id: RecordId): number | string => {
  const number = Number(id ?? "")
  if (number === 0) return ""
  return Number.isNaN(number) ? (id ?? "") : number
}
