import { brands, houseBrand, type Tier } from "./brands.ts"
import { createCatalogFamilies, type CatalogRows, generateCatalogRows } from "./generateCatalogRows.ts"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { depthStart } from "./depth.ts"
import { getPageId } from "./identity.ts"
import { moreStart } from "./moreProducts.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { groups } from "./ProductType.ts"
import { reviewsPerFamily } from "./reviews.ts"
import { productTypes } from "./productTypes.ts"
import { getCatalogId } from "./rows.ts"
import { collectRows, describeRows } from "./testing/describeRows.ts"

const seed = "camber"
const big = collectRows({ skus: 50_000, seed })
const lists = createCatalogFamilies(seed).depth.length + 160
/** Selects families that follow the plan's shares, not the lists of cars and engines. */
const isDrawn = ({ product_page_id }: { readonly product_page_id: number }): boolean => {
  const index = product_page_id - getPageId(0)
  return index < depthStart || (index >= depthStart + lists && index < moreStart)
}
const drawn = { product: big.product.filter(isDrawn), variant: big.variant.filter(isDrawn) }
const digest = (rows: CatalogRows): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.variant.slice(0, 5000)))
    .digest("hex")
const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0

describeRows(big)

describe("catalog of 50,000 SKUs", () => {
  it("has the same first 5,000 SKUs at every size and chunk size", () => {
    const small = collectRows({ skus: 5000, seed })
    expect(digest(small)).toBe(digest(big))
    expect(small.product).toEqual(big.product.slice(0, small.product.length))
    const finer = [...generateCatalogRows({ skus: 5000, seed, familiesPerChunk: 7 })].flatMap((chunk) => chunk.variant)
    expect(finer).toEqual(small.variant)
  })

  it("stops with the first family that reaches the requested number of SKUs", () => {
    expect(big.variant.length).toBeGreaterThanOrEqual(50_000)
    expect(big.variant.length).toBeLessThan(50_120)
  })

  it("fills the fourteen groups as planned, within three points, before adding missing sides", () => {
    const groupByType = new Map(
      [...productTypes, ...kitTemplates.map(({ type }) => type)].map((type) => [getCatalogId("product_type", type.slug), type.group])
    )
    const typeByProduct = new Map(big.product.map((row) => [row.product_page_id, row.product_type_id]))
    const counts = Map.groupBy(drawn.variant, (row) => groupByType.get(typeByProduct.get(row.product_page_id) ?? 0))
    for (const [group, percent] of Object.entries(groups)) {
      const share = (100 * (counts.get(productTypes.find((type) => type.group === group)?.group)?.length ?? 0)) / drawn.variant.length
      expect(Math.abs(share - percent), group).toBeLessThanOrEqual(3)
    }
  })

  it("has prices near the plan: 10 % below $13, half below $68, 90 % below $420, 1 % above $1,500", () => {
    const dollars = drawn.variant.map((row) => row.price_cents / 100)
    expect(percentile(dollars, 0.1)).toBeLessThan(16)
    expect(percentile(dollars, 0.5)).toBeGreaterThan(58)
    expect(percentile(dollars, 0.5)).toBeLessThan(78)
    expect(percentile(dollars, 0.9)).toBeGreaterThan(330)
    expect(percentile(dollars, 0.9)).toBeLessThan(450)
    expect(percentile(dollars, 0.99)).toBeGreaterThan(1200)
    expect(Math.max(...dollars)).toBeLessThan(30_000)
    expect(big.variant.every((row) => row.list_price_cents === null || row.list_price_cents > row.price_cents)).toBe(true)
  })

  it("makes most parts in the brand's country: all of the highest tier, fewer of the lowest", () => {
    const makers = new Map([houseBrand, ...brands].map((brand) => [getCatalogId("brand", brand.name), brand]))
    const isHome = (row: (typeof big.product)[number]) => row.country_of_origin === makers.get(row.brand_id)?.country
    const shareAtHome = (tier: Tier) => {
      const rows = big.product.filter((row) => makers.get(row.brand_id)?.tier === tier)
      return rows.filter(isHome).length / rows.length
    }
    expect(shareAtHome("pro")).toBe(1)
    expect(shareAtHome("premium")).toBeGreaterThan(0.9)
    expect(shareAtHome("mid")).toBeGreaterThan(0.7)
    expect(Math.abs(shareAtHome("value") - 0.4)).toBeLessThan(0.1)
  })

  it("has families with a median of 3 and a maximum of 120 SKUs", () => {
    const sizes = [...Map.groupBy(drawn.variant, (row) => row.product_page_id).values()].map((variants) => variants.length)
    expect(percentile(sizes, 0.5)).toBe(3)
    expect(percentile(sizes, 0.9)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...sizes)).toBe(120)
  })

  it("has most variants in stock and states when the others arrive", () => {
    const inStock = big.variant.filter((row) => row.availability === "InStock")
    expect(Math.abs(inStock.length / big.variant.length - 0.79)).toBeLessThan(0.02)
    expect(inStock.every((row) => row.quantity > 0)).toBe(true)
    expect(big.variant.every((row) => (row.availability === "Backorderable") === (row.available_on !== null))).toBe(true)
    expect(big.variant.every((row) => ["FactoryShipped", "MadeToOrder"].includes(row.availability) === (row.lead_days !== null))).toBe(true)
  })

  it("does not ask to measure a car for a shirt, book, gift card or fluid", () => {
    const carless = ["T-Shirt", "Book", "Gift Card", "Motor Oil"]
    const shown = big.product.filter(({ title }) => carless.some((name) => title.includes(name)) && !title.includes("Filter"))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ description }) => description.includes("measure first"))).toEqual([])
  })

  it("has review counts as planned: none for 38 %, a median of four otherwise, and rarely the maximum", () => {
    const counts = drawn.product.filter((row) => row.product_page_id >= getPageId(400)).map((row) => row.review_count)
    const some = counts.filter((count) => count > 0)
    expect(Math.abs(1 - some.length / counts.length - 0.38)).toBeLessThan(0.03)
    expect(percentile(counts, 0.9)).toBeGreaterThan(20)
    expect(percentile(counts, 0.9)).toBeLessThan(60)
    const most = big.product.filter((row) => row.review_count === reviewsPerFamily)
    expect(most.length / big.product.length).toBeLessThan(0.02)
  })

  it("shows a badge on at most one card in five and 'Best Seller' on one in twenty-five, also on first pages of types", () => {
    const isBadged = (row: (typeof big.product)[number]) =>
      row.is_kit || row.has_active_rebate || row.list_price_cents !== null || row.ribbon_text !== null
    const firstPages = [...Map.groupBy(big.product, (row) => row.product_type_id).values()].flatMap((own) =>
      own.toSorted((a, b) => a.sales_rank - b.sales_rank).slice(0, 24)
    )
    for (const shown of [big.product, firstPages]) {
      expect(shown.filter(isBadged).length / shown.length).toBeLessThan(0.2)
      expect(shown.filter((row) => row.ribbon_text === "Best Seller").length / shown.length).toBeLessThanOrEqual(0.04)
    }
  })

  it("has about three kits per hundred products", () => {
    expect(big.product.filter((row) => row.is_kit).length / big.product.length).toBeGreaterThan(0.02)
  })
})
