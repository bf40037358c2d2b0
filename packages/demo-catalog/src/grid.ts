import { type Axis, type AxisValue, choice } from "./axis.ts"
import type { Random } from "./random.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ProductType } from "./ProductType.ts"

/** The values of an axis that a family offers: a single value is a specification, several values are an option. */
export interface ChosenAxis {
  readonly axis: Axis
  readonly values: readonly [AxisValue, ...ReadonlyArray<AxisValue>]
}

export const largestFamily = 120

/** Log-normal distribution of the number of variants. */
export interface Sizes {
  readonly median: number
  readonly sigma: number
}

/** Median 3 and a 90th percentile of about 12. */
const usualSizes: Sizes = { median: 3.3, sigma: 1.45 }

/** Used for families whose parts a car needs more than once, so that each family has few variants. */
export const smallSizes: Sizes = { median: 1.3, sigma: 0.6 }

/** Used for families that extend a type, so that each offers a choice but no long series. */
export const mediumSizes: Sizes = { median: 1.45, sigma: 0.6 }

const drawSize = (random: Random, { median, sigma }: Sizes): number =>
  Math.min(largestFamily, Math.max(1, Math.round(Math.exp(Math.log(median) + sigma * random.normal()))))

const someValues = (random: Random, axis: Axis, count: number): ReadonlyArray<AxisValue> => {
  if (axis.isOrdered) {
    const first = random.integer(0, axis.values.length - count)
    return axis.values.slice(first, first + count)
  }
  const chosen = new Set(random.sample(axis.values, count))
  return axis.values.filter((value) => chosen.has(value))
}

/**
 * Picks the number of values of each axis. In random order, each axis takes a random part of the remaining number of variants, and then
 * grows while the limit allows it.
 */
const drawCounts = (random: Random, axes: ReadonlyArray<Axis>, sizes: Sizes): ReadonlyMap<Axis, number> => {
  const size = drawSize(random, sizes)
  const counts = new Map<Axis, number>()
  const order = random.sample(axes, axes.length)
  let made = 1
  for (const axis of order) {
    const wanted = Math.round((size / made) ** (0.5 + 0.5 * random.fraction()))
    const count = Math.max(1, Math.min(axis.values.length, wanted, Math.floor(size / made)))
    counts.set(axis, count)
    made *= count
  }
  for (const axis of order) {
    const before = counts.get(axis) ?? 1
    const others = made / before
    const count = Math.max(before, Math.min(axis.values.length, Math.floor(size / others)))
    counts.set(axis, count)
    made = others * count
  }
  return counts
}

/** Picks values for the axes of a type, so that the number of combinations does not exceed a randomly picked number. */
export const drawGrid = (random: Random, axes: ReadonlyArray<Axis>, sizes = usualSizes): ReadonlyArray<ChosenAxis> => {
  const counts = drawCounts(random, axes, sizes)
  return axes.flatMap((axis) => {
    const [first, ...others] = someValues(random, axis, counts.get(axis) ?? 1)
    return first ? [{ axis, values: [first, ...others] }] : []
  })
}

/** Extends the grid `drawn` with all sides of the car, up to the maximum family size. */
export const completeGrid = (drawn: ReadonlyArray<ChosenAxis>): ReadonlyArray<ChosenAxis> => {
  let size = drawn.reduce((product, { values }) => product * values.length, 1)
  return drawn.map((chosen) => {
    const [first, ...rest] = chosen.axis.values
    const grown = (size / chosen.values.length) * chosen.axis.values.length
    if (chosen.axis.isWhole !== true || first === undefined || grown > largestFamily) return chosen
    size = grown
    return { axis: chosen.axis, values: [first, ...rest] }
  })
}

/** Orders the variants of an extended grid: the original variants first, then those of the added sides. */
export const orderedCombinations = (
  drawn: ReadonlyArray<ChosenAxis>,
  grid: ReadonlyArray<ChosenAxis>
): ReadonlyArray<ReadonlyArray<AxisValue>> => {
  const isDrawn = (row: ReadonlyArray<AxisValue>) => row.every((value, place) => drawn[place]?.values.includes(value) ?? true)
  return [...combinations(drawn), ...combinations(grid).filter((row) => !isDrawn(row))]
}

/** Returns every combination of the chosen values; the last axis varies fastest. */
export const combinations = (grid: ReadonlyArray<ChosenAxis>): ReadonlyArray<ReadonlyArray<AxisValue>> =>
  grid.reduce<ReadonlyArray<ReadonlyArray<AxisValue>>>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]]
  )

/** Option with the contents of a caliper package. It replaces the option for pistons, because the car determines the pistons. */
export const caliperContents = choice("Includes", ["Caliper only", "Mounting bolts", "Bolts and pads"], undefined, {
  "Mounting bolts": 1.1,
  "Bolts and pads": 1.4
})

const [only, ...more] = caliperContents.values

const contents = ({ values }: ChosenAxis): ReadonlyArray<ChosenAxis> => {
  if (only === undefined || values.length === 1) return []
  const chosen: readonly [AxisValue, ...ReadonlyArray<AxisValue>] = [only, ...more.slice(0, values.length - 1)]
  return [{ axis: caliperContents, values: chosen }]
}

/**
 * Corrects randomly picked options that contradict the car: a caliper for a named car has the pistons of that car's caliper. Keeps the
 * number and order of variants, so that their SKUs stay.
 */
export const correctGrid = (type: Pick<ProductType, "slug">, plan: FitPlan, grid: ReadonlyArray<ChosenAxis>): ReadonlyArray<ChosenAxis> =>
  type.slug === "brake-caliper" && plan.kind === "vehicle"
    ? grid.flatMap((chosen) => (chosen.axis.name === "Pistons" ? contents(chosen) : [chosen]))
    : grid
