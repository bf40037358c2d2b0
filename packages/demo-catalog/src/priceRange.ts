import type { Axis } from "./axis.ts"
import type { ChosenAxis } from "./grid.ts"
import { readCatalogTable } from "./tables.ts"

/** What one piece of a type costs at least and at most, in cents. */
export interface PriceRange {
  readonly lowest: number
  readonly highest: number
}

const ranges: ReadonlyMap<string, PriceRange> = new Map(
  readCatalogTable("price_ranges.tsv", ["product_type", "lowest", "highest"]).map((row) => [
    row.product_type,
    { lowest: 100 * Number(row.lowest), highest: 100 * Number(row.highest) }
  ])
)

/** The plausible prices of a type, by its slug; undefined for kits, whose price is that of their parts. */
export const priceRangeOf = (type: string): PriceRange | undefined => ranges.get(type)

/** Options that say how many or how much comes in one package. */
const amounts: ReadonlyArray<string> = ["Pack", "Amount", "Quantity"]

/** Whether an option says how much comes in a package, so that a price is not that of one piece. */
export const isAmount = ({ name }: Pick<Axis, "name">): boolean => amounts.includes(name)

const product = (grid: ReadonlyArray<ChosenAxis>, pick: (...prices: ReadonlyArray<number>) => number): number =>
  grid.reduce((total, { axis, values }) => (isAmount(axis) ? total : total * pick(...values.map(({ price }) => price))), 1)

/** The furthest that a base price is from the median of its type, as a factor. */
const FURTHEST = { low: 0.5, high: 2.6 } as const

/** The share of the way from the median to an end of the range on which a price stays as it was drawn. */
const UNTOUCHED = 0.7

/** Shortens a way of more than `UNTOUCHED` of the room so that it ends within the room. */
const shorten = (way: number, room: number): number => {
  const free = room * UNTOUCHED
  return way <= free || room === 0 ? Math.min(way, room) : free + (room - free) * Math.tanh((way - free) / (room - free))
}

/**
 * Moves a base price into the range of its type: what is near the median stays, what is far from it comes nearer, and no variant leaves
 * the range.
 *
 * @param median - What the type costs on average, before its options.
 * @param factor - How much dearer than the median the family was drawn.
 */
export const basePriceIn = ({ highest, lowest }: PriceRange, grid: ReadonlyArray<ChosenAxis>, median: number, factor: number): number => {
  const least = lowest / product(grid, Math.min)
  const most = Math.max(least, highest / product(grid, Math.max))
  const low = Math.min(most, Math.max(least, median * FURTHEST.low))
  const high = Math.max(low, Math.min(most, median * FURTHEST.high))
  const center = Math.min(high, Math.max(low, median))
  const way = Math.log((median * factor) / center)
  return way < 0 ? center * Math.exp(-shorten(-way, Math.log(center / low))) : center * Math.exp(shorten(way, Math.log(high / center)))
}
