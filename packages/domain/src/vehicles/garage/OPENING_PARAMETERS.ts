import type { GarageStep } from "./state.ts"

/** The query flags that open the garage, and at which step; the first that is set wins (GAR-08 to GAR-11). */
const flags: ReadonlyArray<readonly [string, GarageStep]> = [
  ["showymm", "ADD_YMM"],
  ["showracecars", "ADD_RACETYPE"],
  ["showengines", "ADD_ENGINE"],
  ["showvehicles", "EXISTING_PROJECTS"]
]

/** The parameters of an address that open the garage; they are taken out of it once they have, so that it opens once. */
export const OPENING_PARAMETERS: ReadonlyArray<string> = flags.map(([name]) => name)

/** The step at which an address opens the garage; null where it does not. `valueOf` reads one of its parameters. */
export const getOpeningStep = (valueOf: (name: string) => string | null): GarageStep | null =>
  flags.find(([name]) => valueOf(name) === "true")?.[1] ?? null
