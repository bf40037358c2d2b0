import type { GarageStep } from "./state.ts"

/** Query parameters that open the garage, with their steps. The first one that is set wins (GAR-08 to GAR-11). */
const flags: ReadonlyArray<readonly [string, GarageStep]> = [
  ["showymm", "ADD_YMM"],
  ["showracecars", "ADD_RACETYPE"],
  ["showengines", "ADD_ENGINE"],
  ["showvehicles", "EXISTING_PROJECTS"]
]

/** Query parameters that open the garage. The parameters are removed from the URL afterward, so that the garage opens once. */
export const OPENING_PARAMETERS: ReadonlyArray<string> = flags.map(([name]) => name)

/** Returns the step at which a URL opens the garage, or null. `valueOf` reads a query parameter. */
export const getOpeningStep = (valueOf: (name: string) => string | null): GarageStep | null =>
  flags.find(([name]) => valueOf(name) === "true")?.[1] ?? null
