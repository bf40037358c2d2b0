import type { CatalogRecord } from "@camber/catalog-import"
import { describe, expect, it } from "vitest"
import { createRecordSpool } from "./createRecordSpool.ts"

const record = (product: string, number: string): CatalogRecord => ({
  kind: "number",
  product,
  sku: "A",
  number,
  brand: "Größe\n|",
  form: null,
  group: ""
})

describe("createRecordSpool", () => {
  it.each([
    ["memory", 1_000_000],
    ["files", 500]
  ])("groups records by product in %s, in the order in which they were added", async (_, maxBuffered) => {
    const spool = createRecordSpool<CatalogRecord>(({ product }) => product, maxBuffered)
    for (let at = 0; at < 90; at += 1) await spool.add(record(`part ${at % 30} ü`, String(at)))
    const groups = new Map<string, ReadonlyArray<string>>()
    for await (const some of spool.groups())
      for (const [product, records] of some)
        groups.set(
          product,
          records.map((one) => (one.kind === "number" ? `${one.number} ${one.brand}` : ""))
        )
    await spool.close()
    expect(groups.size).toBe(30)
    expect(groups.get("part 7 ü")).toEqual(["7 Größe\n|", "37 Größe\n|", "67 Größe\n|"])
  })
})
