import type { Drawn } from "./axis.ts"
import type { FitPlan } from "./fitPlan.ts"

/** Banks of cylinders by the letter of a layout; a flat engine has two. */
const banksOf: Readonly<Record<string, number>> = { I: 1, V: 2, H: 2 }

/** What the engine that a part is made for tells its drawing: the cylinders of a bank, and the banks. Nothing where neither is known. */
export const getEngineDrawingOptions = (plan: FitPlan): Drawn => {
  if (plan.kind !== "engine" && plan.kind !== "engineInVehicle") return {}
  const [, letter = "", count] = /^([IVH])(\d+)$/.exec(plan.engine.layout ?? "") ?? []
  const banks = banksOf[letter]
  return banks === undefined || count === undefined ? {} : { bores: Number(count) / banks, banks }
}
