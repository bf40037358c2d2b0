import type { SkuBaseNumber } from "@camber/domain/catalog"
import type { PartSystems } from "@camber/domain/search"

/** Number of a system's parts in the cart, on lists and in orders. */
export interface OwnershipMarks {
  readonly cart: number
  readonly list: number
  readonly bought: number
}

const noMarks: OwnershipMarks = { cart: 0, list: 0, bought: 0 }

/** Base numbers of the parts in each location, one per line. */
export type OwnedParts = Readonly<Record<keyof OwnershipMarks, ReadonlyArray<SkuBaseNumber>>>

/** Returns the counts of each system that has any. A part of two systems counts in both. */
export const getOwnershipMarks = (held: OwnedParts, placed: ReadonlyArray<PartSystems>): ReadonlyMap<string, OwnershipMarks> => {
  const systemsOf = new Map(placed.map(({ skuBaseNumber, systems }) => [skuBaseNumber, systems]))
  const marks = new Map<string, OwnershipMarks>()
  for (const place of ["cart", "list", "bought"] as const)
    for (const part of held[place])
      for (const system of systemsOf.get(part) ?? []) {
        const before = marks.get(system) ?? noMarks
        marks.set(system, { ...before, [place]: before[place] + 1 })
      }
  return marks
}
