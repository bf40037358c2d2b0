import { comparison, getComparisonRows } from "@camber/domain/comparison"
import { graphql } from "graphql"
import { Schema } from "effect"
import { documents } from "@camber/domain/registry/graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createSheetQueries } from "../class-sheets/createSheetFields.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { productsSchema } from "./products.ts"

const camaro = { vehicle: { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }, facets: [], declined: [] }

describe.each(allDatabases)("comparison on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  const send = async (skuBaseNumbers: ReadonlyArray<string>, project: object | null = null) => {
    const store = { database: database.kysely, reference: referenceCache(database.kysely), imageUrls: unversionedPictures }
    return graphql({
      schema: productsSchema(store, createSheetQueries(store, { library: new Map(), now: Date.now })),
      source: documents.get("comparison") ?? "",
      variableValues: { skuBaseNumbers, project },
      contextValue: { webUserGuid: null, idempotencyKey: null }
    })
  }
  const compare = async (...asked: Parameters<typeof send>) => {
    const { data, errors } = await send(...asked)
    expect(errors).toBeUndefined()
    return Schema.decodeUnknownSync(comparison.result)(data).comparison
  }

  it("REC-10 CARD-26 lists the products in the requested order with price and availability, and skips unknown ones", async () => {
    const { products } = await compare(["CAM-P3", "CAM-P999", "CAM-P2", "CAM-P6"])
    expect(products.map(({ availability, skuBaseNumber }) => [skuBaseNumber, availability])).toEqual([
      ["CAM-P3", "InStock"],
      ["CAM-P2", "InStock"],
      ["CAM-P6", "Discontinued"]
    ])
    expect(products[1]?.pricing).toEqual({ priceString: "$1,234.00", strikeThroughPrice: 1500, savePriceString: "Save $266.00" })
    expect((await compare([])).products).toEqual([])
    expect((await compare(["CAM-P3", "CAM-NONE"])).variants).toMatchObject([{ skuBaseNumber: "CAM-P3", skuVariantNumber: "CAM-P3-1" }])
  })

  it("CARD-28 has a row for each fact, with the shared facts first, and lists all values of options", async () => {
    const { header, products } = await compare(["CAM-P2", "CAM-P3"])
    const rows = getComparisonRows(header, products).map(({ cells, label }) => [label, ...cells.map(({ text }) => text)])
    expect(rows).toContainEqual(["Bolt Circle", "4.75 in, 5.00 in", "N/A"])
    expect(rows).toContainEqual(["Kit", "No", "No"])
    const firstMissing = rows.findIndex((row) => row.includes("N/A"))
    expect(rows.slice(firstMissing).every((row) => row.includes("N/A"))).toBe(true)
  })

  it("CARD-28 lists the most important facts of the type first, in their order", async () => {
    const deciding = JSON.stringify([
      { name: "Position", value: "Front" },
      { name: "Bolt Circle", value: "4.75 in or 5.00 in" }
    ])
    await database.kysely.updateTable("product").set({ deciding, sold_as: "pair" }).where("sku_base_number", "=", "CAM-P2").execute()
    const { header, products } = await compare(["CAM-P2"])
    expect([header.comparisonLabels.slice(0, 2), products[0]?.comparisonValues.slice(0, 2), products[0]?.unit]).toEqual([
      ["Position", "Bolt Circle"],
      ["Front", "4.75 in, 5.00 in"],
      "pair"
    ])
    await database.kysely.updateTable("product").set({ deciding: "[]", sold_as: null }).where("sku_base_number", "=", "CAM-P2").execute()
  })

  it("FIT-14 CARD-27 includes a verdict for the requested car, or no verdict without a car", async () => {
    expect((await compare(["CAM-P2", "CAM-P8"], camaro)).products.map(({ fitment }) => fitment?.reason?.rule)).toEqual([
      "chooseOptions",
      "application"
    ])
    expect((await compare(["CAM-P2"])).products[0]?.fitment).toBeNull()
  })

  it.each([[Array(5).fill("CAM-P2")], [["' or true --"]], [["x".repeat(5000)]]])(
    "returns nothing for the invalid numbers %.40j",
    async (numbers) => {
      const { data, errors } = await send(numbers)
      const shown = data === null || data === undefined ? [] : Schema.decodeUnknownSync(comparison.result)(data).comparison.products
      expect([shown, (errors ?? []).length <= 1]).toEqual([[], true])
    }
  )
})
