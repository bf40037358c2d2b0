import type { Axis } from "./axis.ts"
import type { ChosenAxis } from "./grid.ts"
import { readCatalogTable } from "./rows.ts"

/** Minimum and maximum price of one piece of a type, in cents. */
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

/** Returns the plausible prices of a type by slug; undefined for kits, whose price depends on their parts. */
export const getPriceRange = (type: string): PriceRange | undefined => ranges.get(type)

/** Options that state the number or amount per package. */
const amounts: ReadonlyArray<string> = ["Pack", "Amount", "Quantity"]

/** Returns whether an option states the amount per package, so that the price covers several pieces. */
export const isAmount = ({ name }: Pick<Axis, "name">): boolean => amounts.includes(name)

const product = (grid: ReadonlyArray<ChosenAxis>, pick: (...prices: ReadonlyArray<number>) => number): number =>
  grid.reduce((total, { axis, values }) => (isAmount(axis) ? total : total * pick(...values.map(({ price }) => price))), 1)

/** Maximum deviation of a base price from its type's median, as a factor. */
const FURTHEST = { low: 0.5, high: 2.6 } as const

/** Share of the range around the median within which prices are not changed. */
const UNTOUCHED = 0.7

/** Reduces a deviation that exceeds `UNTOUCHED`, so that the price stays within the range. */
const shorten = (way: number, room: number): number => {
  const free = room * UNTOUCHED
  return way <= free || room === 0 ? Math.min(way, room) : free + (room - free) * Math.tanh((way - free) / (room - free))
}

/**
 * Moves a base price into the range of its type. Prices near the median are not changed, distant prices are moved closer, and no variant is
 * outside the range.
 * @param median - Average price of the type before its options.
 * @param factor - Price factor of the family relative to the median.
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
