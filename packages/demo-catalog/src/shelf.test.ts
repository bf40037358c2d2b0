import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { createCatalogFamilies } from "./generateCatalogRows.ts"
import { bestSellingTypes, chassisTypes } from "./depth.ts"
import { readCatalogTable } from "./tables.ts"

const all = createCatalogFamilies("camber")

describe("the lists of the shelf that the shop starts with", () => {
  const types = bestSellingTypes()
  const popular = readCatalogTable("popular_vehicles.tsv", ["year", "make", "model"])
  const listed = readCatalogTable("next_vehicles.tsv", ["year", "make", "model"])

  it("name sixty types, twenty cars and two hundred more, each once", () => {
    expect([types.length, new Set(types).size, popular.length, chassisTypes(types).length]).toEqual([60, 60, 20, 30])
    expect(new Set([...popular, ...listed].map(({ make, model, year }) => `${year} ${make} ${model}`)).size).toBe(220)
  })

  it("keep the numbers that their families were given: the lists only grow by lists behind them", () => {
    const keys = all.depth.map(({ brand, key }) => `${key} ${brand.name}`)
    expect([keys.length, createHash("sha256").update(keys.join("\n")).digest("hex")]).toEqual([
      9162,
      "69058028906a990e29e62fb889beea92ea431db57edc76f4bc834cfc2967d271"
    ])
  })
})
