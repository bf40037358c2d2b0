import type { SkuBaseNumber } from "@camber/domain/catalog"
import type { PlacedPart } from "@camber/domain/search"

/** How much of a system its owner has, by where it is. */
export interface Marks {
  readonly cart: number
  readonly list: number
  readonly bought: number
}

const noMarks: Marks = { cart: 0, list: 0, bought: 0 }

/** The parts of one place, by their base numbers: one for each line. */
export type Held = Readonly<Record<keyof Marks, ReadonlyArray<SkuBaseNumber>>>

/** The marks of each system that has any. A part of two systems counts in both. */
export const marksOf = (held: Held, placed: ReadonlyArray<PlacedPart>): ReadonlyMap<string, Marks> => {
  const systemsOf = new Map(placed.map(({ skuBaseNumber, systems }) => [skuBaseNumber, systems]))
  const marks = new Map<string, Marks>()
  for (const place of ["cart", "list", "bought"] as const)
    for (const part of held[place])
      for (const system of systemsOf.get(part) ?? []) {
        const before = marks.get(system) ?? noMarks
        marks.set(system, { ...before, [place]: before[place] + 1 })
      }
  return marks
}
