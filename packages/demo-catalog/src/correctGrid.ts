import type { AxisValue } from "./axis.ts"
import { choice } from "./axis.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import type { ProductType } from "./ProductType.ts"

/** What a caliper comes with. It takes the place of a choice of pistons, which the car decides. */
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
 * Corrects what was drawn without regard to the car: a caliper for a named car has the pistons of that car's caliper. As many variants
 * remain as were drawn, in the same order, so that their numbers stay.
 */
export const correctGrid = (type: Pick<ProductType, "slug">, plan: FitPlan, grid: ReadonlyArray<ChosenAxis>): ReadonlyArray<ChosenAxis> =>
  type.slug === "brake-caliper" && plan.kind === "vehicle"
    ? grid.flatMap((chosen) => (chosen.axis.name === "Pistons" ? contents(chosen) : [chosen]))
    : grid
