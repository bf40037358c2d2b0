import { expect, it } from "vitest"
import { type Feature, flagNames } from "../../foundation/flags/flagNames.ts"
import { isOn } from "../../foundation/flags/rules.ts"
import { getMultiAddConfig } from "./getMultiAddConfig.ts"

const on =
  (...names: ReadonlyArray<string>) =>
  (feature: Feature) =>
    isOn(
      names.map((name) => ({ name, value: true })),
      feature
    )

const expectOnlyBy = (section: string, mode: "any" | "mandatory", name: string) => {
  const others = Object.values(flagNames).filter((other) => other !== name)
  expect(getMultiAddConfig(section, on(name))?.mode).toBe(mode)
  expect(getMultiAddConfig(section, on(...others))?.mode).not.toBe(mode)
}

it("FLAG-06 lets shoppers add mandatory products from the product aside only if the aside's flag is on", () =>
  expectOnlyBy("PDP_Aside", "mandatory", "Show_Add_Mandatory_Recommendations_To_Cart"))

it("FLAG-07 lets shoppers add products from the add-to-cart drawer only if the drawer's flag is on", () =>
  expectOnlyBy("ATC_Drawer", "any", "ATC_Drawer_Miso_Recs_Multi_Add_Enabled"))

it("FLAG-08 lets shoppers add any products from the product aside only if the aside's flag is on", () =>
  expectOnlyBy("PDP_Aside", "any", "Aside_Recs_Multi_Add_ATC_Enabled"))

it("FLAG-06 FLAG-08 prefers the mandatory mode to the any mode in the product aside", () => {
  expect(getMultiAddConfig("PDP_Aside", () => true)?.mode).toBe("mandatory")
})

it("never lets shoppers add products from a different section", () => {
  for (const section of ["Home", "", "constructor"]) expect(getMultiAddConfig(section, () => true)).toBeNull()
})
