import { describe, expect, it } from "vitest"
import { getDecidingNames, readTable } from "@camber/vehicle-data"
import { createCatalogFamilies } from "./generateCatalogRows.ts"
import type { Family } from "./ProductType.ts"
import { measureNames } from "./measures.ts"
import { getAxles } from "./positions.ts"
import { productTypes } from "./productTypes.ts"
import { readCatalogTable } from "./rows.ts"
import { createBullets, fitSentence, getPosition, createTitle } from "./productTexts.ts"

const all = createCatalogFamilies("camber")
const families = Array.from({ length: 4000 }, (_, index) => all.at(index)).filter(({ kit }) => kit === null)
const getLabels = (family: Family, name: string): ReadonlyArray<string> =>
  family.grid.find(({ axis }) => axis.name === name)?.values.map(({ label }) => label) ?? []

describe("attributes that shoppers compare", () => {
  it("exist for every type, in order of importance, and are attributes of its families", () => {
    const carsOwn = ["Position", "Pad shape", "Rotor diameter", "Bolt Circle", "Bolt Pattern", "Caliper"]
    for (const type of productTypes) {
      const names = getDecidingNames(type)
      expect(names.length, type.slug).toBeGreaterThan(0)
      const known = new Set([...type.axes.map(({ name }) => name), ...measureNames(type), ...carsOwn])
      expect(names.filter((name) => !known.has(name), type.slug)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it("exist only for existing types", () => {
    const slugs = new Set(productTypes.map(({ slug }) => slug))
    for (const [table, read] of [
      ["positions.tsv", readCatalogTable],
      ["measures.tsv", readCatalogTable],
      ["deciding.tsv", readTable]
    ] as const)
      expect(
        read(table, ["product_type"]).filter((row) => !slugs.has(row.product_type)),
        table
      ).toEqual([])
  })
})

describe("attributes of families", () => {
  it("attributes have names that differ from those of options and of each other", () => {
    for (const { grid } of families) expect(new Set(grid.map(({ axis }) => axis.name)).size).toBe(grid.length)
  })

  it("contain the axle of brakes, which is also at the start of the title", () => {
    const brakes = families.filter(({ type }) => getAxles(type).length > 0)
    expect(brakes.length).toBeGreaterThan(50)
    for (const family of brakes) {
      const [axle, ...others] = getLabels(family, "Position")
      expect([axle, others]).toEqual([expect.stringMatching(/^(Front|Rear)$/), []])
      expect(createTitle(family)).toContain(` ${axle} `)
      expect(getPosition(family)).toContain(axle)
    }
  })

  it("attributes are the same for all parts for one car: its pads have one shape per axle", () => {
    const pads = families.filter(({ plan, type }) => type.slug === "brake-pad-set" && plan.kind === "vehicle")
    const byCar = Map.groupBy(pads, (family) =>
      family.plan.kind === "vehicle" ? `${family.plan.platform.name} ${family.plan.platform.spans[0].from} ${getPosition(family)}` : ""
    )
    for (const same of byCar.values()) expect(new Set(same.flatMap((family) => getLabels(family, "Pad shape"))).size).toBe(1)
  })

  it("match a real 1969 Camaro: five bolts on 4.75 inches, front discs and rear drums", () => {
    const camaro = families.filter(({ plan }) => plan.kind === "vehicle" && plan.platform.name === "GM F-body, first generation")
    for (const name of ["Bolt Circle", "Bolt Pattern"])
      for (const label of camaro.flatMap((family) => getLabels(family, name))) expect(label).toMatch(/4\.75 in$/)
    const axles = camaro.filter(({ type }) => type.slug === "brake-pad-set").flatMap((family) => getLabels(family, "Position"))
    expect(new Set(axles)).toEqual(new Set(["Front"]))
  })
})

describe("texts of a product page", () => {
  it("do not repeat a sentence in title, description and bullets", () => {
    for (const family of families) {
      const title = createTitle(family)
      expect(title).not.toContain(family.brand.name)
      const sentences = [...`${family.type.about} ${fitSentence(family)}`.split(/(?<=[.?!]) /), ...createBullets(family)]
      expect(new Set(sentences).size, title).toBe(sentences.length)
      expect(createBullets(family).length).toBeLessThanOrEqual(6)
    }
  })
})
