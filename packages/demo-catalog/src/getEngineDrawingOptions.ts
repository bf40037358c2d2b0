import type { Drawn } from "./axis.ts"
import type { FitPlan } from "./fitPlan.ts"

/** Cylinder banks by layout letter; a flat engine has two. */
const banksByLayout: Readonly<Record<string, number>> = { I: 1, V: 2, H: 2 }

/** Returns the drawing options of the engine that a part is made for: cylinders per bank and banks. Empty if unknown. */
export const getEngineDrawingOptions = (plan: FitPlan): Drawn => {
  if (plan.kind !== "engine" && plan.kind !== "engineInVehicle") return {}
  const [, letter = "", count] = /^([IVH])(\d+)$/.exec(plan.engine.layout ?? "") ?? []
  const banks = banksByLayout[letter]
  return banks === undefined || count === undefined ? {} : { bores: Number(count) / banks, banks }
}
