import { createSharedInts } from "./ordinalMap.ts"

/** A facet value with the ordinals of the products that have it, in ascending order. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly ordinals: Int32Array
}

/** Lists of numbers in one column: list `n` is from `starts[n]` to before `starts[n + 1]`. */
export interface Groups {
  readonly starts: Int32Array
  readonly members: Int32Array
}

export const packGroups = (lists: ReadonlyArray<ArrayLike<number>>): Groups => {
  const starts = createSharedInts(lists.length + 1)
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length
  const members = createSharedInts(starts[lists.length]!)
  for (const [at, list] of lists.entries()) members.set(list, starts[at])
  return { starts, members }
}

/** Returns a view of one list. */
export const getGroup = ({ members, starts }: Groups, at: number): Int32Array => members.subarray(starts[at], starts[at + 1])

/** Returns views of all lists. */
export const unpackGroups = (groups: Groups): ReadonlyArray<Int32Array> =>
  Array.from({ length: groups.starts.length - 1 }, (_, at) => getGroup(groups, at))
