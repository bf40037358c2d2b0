import type { MultiAddMode } from "@camber/domain/cart"
import type { Feature } from "@camber/domain/flags"

/** How a section's products may be added together, each way behind its flag (FLAG-06 to FLAG-08). */
export interface MultiAddWay {
  readonly feature: Feature
  readonly mode: MultiAddMode
}

const ways: Readonly<Record<string, ReadonlyArray<MultiAddWay>>> = {
  PDP_Aside: [
    { feature: "mandatoryMultiAdd", mode: "mandatory" },
    { feature: "asideMultiAdd", mode: "any" }
  ],
  ATC_Drawer: [{ feature: "drawerMultiAdd", mode: "any" }]
}

/** The first way that is on; null where a section's products are added one by one. */
export const multiAddWay = (section: string, isOn: (feature: Feature) => boolean): MultiAddWay | null =>
  ways[section]?.find(({ feature }) => isOn(feature)) ?? null
