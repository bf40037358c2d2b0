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

it("FLAG-06 its flag alone lets what is mandatory at the product's side be added together", () =>
  expectOnlyBy("PDP_Aside", "mandatory", "Show_Add_Mandatory_Recommendations_To_Cart"))

it("FLAG-07 its flag alone lets the add-to-cart drawer's products be added together", () =>
  expectOnlyBy("ATC_Drawer", "any", "ATC_Drawer_Miso_Recs_Multi_Add_Enabled"))

it("FLAG-08 its flag alone lets any at the product's side be added together", () =>
  expectOnlyBy("PDP_Aside", "any", "Aside_Recs_Multi_Add_ATC_Enabled"))

it("FLAG-06 FLAG-08 at the side those that must go together come before any", () => {
  expect(getMultiAddConfig("PDP_Aside", () => true)?.mode).toBe("mandatory")
})

it("no other section's products are added together, whatever its name", () => {
  for (const section of ["Home", "", "constructor"]) expect(getMultiAddConfig(section, () => true)).toBeNull()
})
