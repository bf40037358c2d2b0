import type { MultiAddMode } from "../../buying/cart/canAddTogether.ts"
import { type Feature, flagNames } from "../../foundation/flags/flagNames.ts"

/** A way to add a section's products together, with its flag (FLAG-06 to FLAG-08). */
export interface MultiAddConfig {
  readonly feature: Feature
  readonly mode: MultiAddMode
}

const ways: ReadonlyMap<string, ReadonlyArray<MultiAddConfig>> = new Map([
  [
    "PDP_Aside",
    [
      { feature: "mandatoryMultiAdd", mode: "mandatory" },
      { feature: "asideMultiAdd", mode: "any" }
    ]
  ],
  ["ATC_Drawer", [{ feature: "drawerMultiAdd", mode: "any" }]]
])

/** Returns the flag names that affect a section's products (FLAG-05, CALL-101). */
export const multiAddFlags = (section: string): ReadonlyArray<string> => (ways.get(section) ?? []).map(({ feature }) => flagNames[feature])

/** Returns the first enabled configuration, or null if products are added one by one. */
export const getMultiAddConfig = (section: string, isOn: (feature: Feature) => boolean): MultiAddConfig | null =>
  ways.get(section)?.find(({ feature }) => isOn(feature)) ?? null
