import type { SkuBaseNumber } from "@camber/domain/catalog"
import type { PartSystems } from "@camber/domain/search"

/** How much of a system its owner has, by where it is. */
export interface OwnershipMarks {
  readonly cart: number
  readonly list: number
  readonly bought: number
}

const noMarks: OwnershipMarks = { cart: 0, list: 0, bought: 0 }

/** The parts of one place, by their base numbers: one for each line. */
export type OwnedParts = Readonly<Record<keyof OwnershipMarks, ReadonlyArray<SkuBaseNumber>>>

/** The marks of each system that has any. A part of two systems counts in both. */
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
