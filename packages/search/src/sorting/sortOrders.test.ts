import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { isPriceSort } from "./sortComparators.ts"
import { createSortOrders, updateSortOrders } from "./sortOrders.ts"

/** Uses only a few values, so that ties are common. */
const product = fc.record({
  prices: fc.constantFrom(-1, 999, 1_000),
  listPrices: fc.constantFrom(-1, 1_000, 2_000),
  readiness: fc.nat(6),
  rating: fc.constantFrom(0, 4),
  reviewCount: fc.nat(2),
  addedOn: fc.nat(2)
})
type Product = Readonly<Record<"addedOn" | "listPrices" | "prices" | "rating" | "readiness" | "reviewCount", number>>

const toColumns = (products: ReadonlyArray<Product>) => ({
  prices: Int32Array.from(products, ({ prices }) => prices),
  listPrices: Int32Array.from(products, ({ listPrices }) => listPrices),
  readiness: Uint8Array.from(products, ({ readiness }) => readiness),
  rating: Float32Array.from(products, ({ rating }) => rating),
  reviewCount: Int32Array.from(products, ({ reviewCount }) => reviewCount),
  addedOn: Int32Array.from(products, ({ addedOn }) => addedOn)
})

describe("createSortOrders", () => {
  it("puts a price that only the cart shows last in both directions", () => {
    const base = { listPrices: -1, readiness: 0, rating: 0, reviewCount: 0, addedOn: 0 }
    const columns = toColumns([1_000, -1, 999].map((prices) => ({ ...base, prices })))
    const orders = createSortOrders(3, columns)
    expect([...orders.price]).toEqual([2, 0, 1])
    expect([...orders["-price"]]).toEqual([0, 2, 1])
  })
})

describe("updateSortOrders", () => {
  it("OPS-52 returns the same orders as sorting all products again", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(product, product, fc.boolean()), { maxLength: 40 }), (pairs) => {
        const before = toColumns(pairs.map(([first]) => first))
        // The day on which a product was added does not change.
        const after = toColumns(pairs.map(([first, second, isChanged]) => (isChanged ? { ...second, addedOn: first.addedOn } : first)))
        const changed = ProductBitset.matching(pairs.length, (ordinal) => pairs[ordinal]![2])
        const updated = updateSortOrders(createSortOrders(pairs.length, before), before, after, changed)
        expect(updated).toEqual(createSortOrders(pairs.length, after))
      })
    )
  })

  it("keeps every order whose columns do not change", () => {
    const one = { prices: 1_000, listPrices: -1, readiness: 0, rating: 4, reviewCount: 1, addedOn: 0 }
    const [before, after] = [toColumns([one, one]), toColumns([one, { ...one, readiness: 5 }])]
    const orders = createSortOrders(2, before)
    expect(updateSortOrders(orders, before, after, ProductBitset.from(2, [1]))).toBe(orders)
  })
})

describe("isPriceSort", () => {
  it("returns true for sort orders by price", () => {
    expect(isPriceSort("price")).toBe(true)
    expect(isPriceSort("-price")).toBe(true)
    expect(isPriceSort("rating")).toBe(false)
    expect(isPriceSort("relevance")).toBe(false)
  })
})
