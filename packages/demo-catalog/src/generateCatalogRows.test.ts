import { describe, expect, it } from "vitest"
import { generateCatalogRows } from "./generateCatalogRows.ts"
import { collectRows, describeRows } from "./testing/describeRows.ts"

const size = { skus: 2500, seed: "camber" }
const rows = collectRows(size)

describeRows(rows)

describe("a generated catalog", () => {
  it("has the same first SKUs at every size and chunk size", { tags: "full" }, () => {
    const small = collectRows({ ...size, skus: 500 })
    expect(small.product).toEqual(rows.product.slice(0, small.product.length))
    expect(small.variant).toEqual(rows.variant.slice(0, small.variant.length))
    const finer = [...generateCatalogRows({ ...size, skus: 500, familiesPerChunk: 7 })].flatMap((chunk) => chunk.variant)
    expect(finer).toEqual(small.variant)
  })

  it("is different for different seeds", () => {
    expect(collectRows({ skus: 100, seed: "other" }).variant).not.toEqual(collectRows({ ...size, skus: 100 }).variant)
  })

  it("stops with the first family that reaches the requested number of SKUs", () => {
    expect(rows.variant.length).toBeGreaterThanOrEqual(size.skus)
    expect(rows.variant.length).toBeLessThan(size.skus + 120)
  })
})
