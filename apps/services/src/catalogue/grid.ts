import type { Axis, AxisValue } from "./axis.ts"
import type { Random } from "./random.ts"

/** The part of an axis that a family offers: one value is a specification, more are a choice. */
export interface ChosenAxis {
  readonly axis: Axis
  readonly values: readonly [AxisValue, ...ReadonlyArray<AxisValue>]
}

export const largestFamily = 120

/** Variants of a family: log-normal with median 3 and a 90th percentile of about 12. */
const drawSize = (random: Random): number =>
  Math.min(largestFamily, Math.max(1, Math.round(Math.exp(Math.log(3.3) + 1.45 * random.normal()))))

const someValues = (random: Random, axis: Axis, count: number): ReadonlyArray<AxisValue> => {
  if (axis.isOrdered) {
    const first = random.integer(0, axis.values.length - count)
    return axis.values.slice(first, first + count)
  }
  const chosen = new Set(random.sample(axis.values, count))
  return axis.values.filter((value) => chosen.has(value))
}

/** How many values of each axis: in random order each takes a random part of what is left, then they grow while there is room. */
const drawCounts = (random: Random, axes: ReadonlyArray<Axis>): ReadonlyMap<Axis, number> => {
  const size = drawSize(random)
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

/** A sub-grid of a type's axes with about the drawn number of variants, never more. */
export const drawGrid = (random: Random, axes: ReadonlyArray<Axis>): ReadonlyArray<ChosenAxis> => {
  const counts = drawCounts(random, axes)
  return axes.flatMap((axis) => {
    const [first, ...others] = someValues(random, axis, counts.get(axis) ?? 1)
    return first ? [{ axis, values: [first, ...others] }] : []
  })
}

/** Every combination of the chosen values, the last axis running fastest. */
export const combinations = (grid: ReadonlyArray<ChosenAxis>): ReadonlyArray<ReadonlyArray<AxisValue>> =>
  grid.reduce<ReadonlyArray<ReadonlyArray<AxisValue>>>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]]
  )
