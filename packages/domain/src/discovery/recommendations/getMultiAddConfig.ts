import type { MultiAddMode } from "../../buying/cart/canAddTogether.ts"
import { type Feature, flagNames } from "../../foundation/flags/flagNames.ts"

/** How a section's products may be added together, each way behind its flag (FLAG-06 to FLAG-08). */
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

/** The names of the flags that a section's products are drawn under (FLAG-05, CALL-101). */
export const multiAddFlags = (section: string): ReadonlyArray<string> => (ways.get(section) ?? []).map(({ feature }) => flagNames[feature])

/** The first way that is on; null where a section's products are added one by one. */
export const getMultiAddConfig = (section: string, isOn: (feature: Feature) => boolean): MultiAddConfig | null =>
  ways.get(section)?.find(({ feature }) => isOn(feature)) ?? null
