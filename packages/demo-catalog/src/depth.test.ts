import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { createCatalogFamilies } from "./generateCatalogRows.ts"
import { bestSellingTypes, chassisTypes } from "./depth.ts"
import { readCatalogTable } from "./rows.ts"

const all = createCatalogFamilies("camber")

describe("lists of the default catalog", () => {
  const types = bestSellingTypes()
  const popular = readCatalogTable("popular_vehicles.tsv", ["year", "make", "model"])
  const listed = readCatalogTable("next_vehicles.tsv", ["year", "make", "model"])

  it("name sixty types, twenty popular cars and two hundred more, without duplicates", () => {
    expect([types.length, new Set(types).size, popular.length, chassisTypes(types).length]).toEqual([60, 60, 20, 30])
    expect(new Set([...popular, ...listed].map(({ make, model, year }) => `${year} ${make} ${model}`)).size).toBe(220)
  })

  it("keep the numbers of their families, because new lists are only appended", () => {
    const keys = all.depth.map(({ brand, key }) => `${key} ${brand.name}`)
    expect([keys.length, createHash("sha256").update(keys.join("\n")).digest("hex")]).toEqual([
      9162,
      "69058028906a990e29e62fb889beea92ea431db57edc76f4bc834cfc2967d271"
    ])
  })
})
