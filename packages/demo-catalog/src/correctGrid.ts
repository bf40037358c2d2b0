import type { AxisValue } from "./axis.ts"
import { choice } from "./axis.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import type { ProductType } from "./ProductType.ts"

/** Contents of a caliper package. Replaces the choice of pistons, which the car determines. */
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
 * Corrects randomly drawn options that ignore the car: a caliper for a named car has that caliper's pistons. Keeps the
 * number and order of variants, so that their SKUs stay.
 */
export const correctGrid = (type: Pick<ProductType, "slug">, plan: FitPlan, grid: ReadonlyArray<ChosenAxis>): ReadonlyArray<ChosenAxis> =>
  type.slug === "brake-caliper" && plan.kind === "vehicle"
    ? grid.flatMap((chosen) => (chosen.axis.name === "Pistons" ? contents(chosen) : [chosen]))
    : grid
