import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { vehicleRows } from "@camber/vehicle-data"
import { brands, houseBrand, type Tier } from "./brands.ts"
import { catalogueFamilies, type CatalogueRows, catalogueRows } from "./generateCatalogRows.ts"
import { depthStart } from "./depth.ts"
import { pageIdOf } from "./identity.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { groups } from "./ProductType.ts"
import { reviewsPerFamily } from "./reviews.ts"
import { productTypes } from "./productTypes.ts"
import { referenceRows } from "./referenceRows.ts"
import { getCatalogId } from "./tables.ts"

const seed = "camber"

/** All chunks of a size put together. */
const made = (skus: number, of = seed): CatalogueRows => {
  const all: CatalogueRows[] = [...catalogueRows({ skus, seed: of })]
  return {
    product: all.flatMap((chunk) => chunk.product),
    variant: all.flatMap((chunk) => chunk.variant),
    warehouse_stock: all.flatMap((chunk) => chunk.warehouse_stock),
    product_facet: all.flatMap((chunk) => chunk.product_facet),
    application: all.flatMap((chunk) => chunk.application),
    kit_component: all.flatMap((chunk) => chunk.kit_component),
    review: all.flatMap((chunk) => chunk.review),
    question: all.flatMap((chunk) => chunk.question)
  }
}

const big = made(50_000)
const lists = catalogueFamilies(seed).depth.length + 160
/** What is drawn by the plan's shares, and not asked for by a list of cars or engines. */
const isDrawn = ({ product_page_id }: { readonly product_page_id: number }): boolean => {
  const index = product_page_id - pageIdOf(0)
  return index < depthStart || index >= depthStart + lists
}
const drawn = { product: big.product.filter(isDrawn), variant: big.variant.filter(isDrawn) }
const digest = (rows: CatalogueRows): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.variant.slice(0, 5000)))
    .digest("hex")
const percentile = (values: ReadonlyArray<number>, share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0
const unique = (values: ReadonlyArray<unknown>): boolean => new Set(values).size === values.length

describe("the generated catalogue", () => {
  it("has the same first 5,000 SKUs at every size, in chunks of every size", () => {
    const small = made(5000)
    expect(digest(small)).toBe(digest(big))
    expect(small.product).toEqual(big.product.slice(0, small.product.length))
    const finer = [...catalogueRows({ skus: 5000, seed, familiesPerChunk: 7 })].flatMap((chunk) => chunk.variant)
    expect(finer).toEqual(small.variant)
  })

  it("is another one for another seed", () => {
    expect(digest(made(1000, "other"))).not.toBe(digest(made(1000)))
  })

  it("stops with the first family that reaches the wished number", () => {
    expect(big.variant.length).toBeGreaterThanOrEqual(50_000)
    expect(big.variant.length).toBeLessThan(50_120)
  })

  it("gives every SKU, part number, bar code, page and statement a number of its own", () => {
    expect(unique(big.variant.map((row) => row.sku_variant_number))).toBe(true)
    expect(unique(big.variant.map((row) => row.mpn))).toBe(true)
    expect(unique(big.variant.map((row) => row.upc))).toBe(true)
    expect(unique(big.product.map((row) => row.sku_base_number))).toBe(true)
    expect(unique(big.application.map((row) => row.application_id))).toBe(true)
    expect(unique(big.review.map((row) => row.review_id))).toBe(true)
    expect(unique(big.question.map((row) => row.question_id))).toBe(true)
    expect(unique(big.product_facet.map((row) => `${row.product_page_id}|${row.name}|${row.value}`))).toBe(true)
  })

  it("never repeats a combination of options on a page, and takes values only from the page's own options", () => {
    const options = new Map(big.product.map((row) => [row.product_page_id, row.options]))
    for (const [page, variants] of Map.groupBy(big.variant, (row) => row.product_page_id)) {
      expect(unique(variants.map((row) => row.option_value_ids.join("|")))).toBe(true)
      const offered = options.get(page) ?? []
      for (const { option_value_ids } of variants) {
        expect(option_value_ids.map((id, place) => offered[place]?.values.some((value) => value.id === id))).toEqual(
          offered.map(() => true)
        )
      }
    }
  })

  it("fills the fourteen groups as planned, to three points: all sides of what has sides come on top", () => {
    const groupOf = new Map(
      [...productTypes, ...kitTemplates.map(({ type }) => type)].map((type) => [getCatalogId("product_type", type.slug), type.group])
    )
    const typeOf = new Map(big.product.map((row) => [row.product_page_id, row.product_type_id]))
    const counts = Map.groupBy(drawn.variant, (row) => groupOf.get(typeOf.get(row.product_page_id) ?? 0))
    for (const [group, percent] of Object.entries(groups)) {
      const share = (100 * (counts.get(productTypes.find((type) => type.group === group)?.group)?.length ?? 0)) / drawn.variant.length
      expect(Math.abs(share - percent), group).toBeLessThanOrEqual(3)
    }
  })

  it("has prices near the plan: a tenth below $13, half below $68, nine tenths below $420, one in a hundred above $1,500", () => {
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

  it("has most parts made where their brand is: all of the dearest, and of a cheap brand's some elsewhere", () => {
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

  it("has families of a median of 3 and at most 120 SKUs", () => {
    const sizes = [...Map.groupBy(drawn.variant, (row) => row.product_page_id).values()].map((variants) => variants.length)
    expect(percentile(sizes, 0.5)).toBe(3)
    expect(percentile(sizes, 0.9)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...sizes)).toBe(120)
  })

  it("spreads a variant's quantity over the warehouses without losing a piece", () => {
    const stock = Map.groupBy(big.warehouse_stock, (row) => row.sku_variant_number)
    for (const { sku_variant_number, quantity } of big.variant) {
      expect((stock.get(sku_variant_number) ?? []).reduce((sum, row) => sum + row.quantity, 0)).toBe(quantity)
    }
  })

  it("has most in stock, and says when the rest comes", () => {
    const inStock = big.variant.filter((row) => row.availability === "InStock")
    expect(Math.abs(inStock.length / big.variant.length - 0.79)).toBeLessThan(0.02)
    expect(inStock.every((row) => row.quantity > 0)).toBe(true)
    expect(big.variant.every((row) => (row.availability === "Backorderable") === (row.available_on !== null))).toBe(true)
    expect(big.variant.every((row) => ["FactoryShipped", "MadeToOrder"].includes(row.availability) === (row.lead_days !== null))).toBe(true)
  })

  it("answers every question, and speaks of nothing that the page does not have", () => {
    expect(big.question.filter(({ answer }) => answer === null || /garage|above the price|About 1 pounds/.test(answer))).toEqual([])
    expect(big.question.filter(({ question }) => question.includes("the an "))).toEqual([])
  })

  it("counts in good English, spells the American way and ends every bullet", () => {
    const texts = big.product.flatMap(({ title, options, bullets }) => [
      title,
      ...bullets,
      ...options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])
    ])
    expect(texts.filter((text) => /\b1 (rows|leaves)\b|colour|grey|in USA/i.test(text))).toEqual([])
    expect(big.product.flatMap(({ bullets }) => bullets).filter((bullet) => !/[.?!]$/.test(bullet))).toEqual([])
  })

  it("asks nobody to measure a car for a shirt, a book, a gift card or a fluid", () => {
    const carless = ["T-Shirt", "Book", "Gift Card", "Motor Oil"]
    const shown = big.product.filter(({ title }) => carless.some((name) => title.includes(name)) && !title.includes("Filter"))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ description }) => description.includes("measure first"))).toEqual([])
  })

  it("replaces what is discontinued by a variant that is not", () => {
    const byNumber = new Map(big.variant.map((row) => [row.sku_variant_number, row]))
    const discontinued = big.variant.filter((row) => row.availability === "Discontinued")
    expect(discontinued.length).toBeGreaterThan(0)
    for (const row of discontinued) expect(byNumber.get(row.superseded_by ?? "")?.availability).not.toBe("Discontinued")
  })

  it("shows as rating and count exactly what the stored reviews say", () => {
    const reviews = Map.groupBy(big.review, (row) => row.product_page_id)
    for (const { product_page_id, review_count, rating } of big.product) {
      const stars = (reviews.get(product_page_id) ?? []).map((review) => review.stars)
      expect(review_count).toBe(stars.length)
      expect(rating).toBeCloseTo(stars.length === 0 ? 0 : stars.reduce((sum, one) => sum + one, 0) / stars.length, 0.9)
    }
    expect(big.review.filter((review) => review.text.includes("{"))).toEqual([])
  })

  it("has no sentence twice among the reviews of a product", () => {
    for (const own of Map.groupBy(big.review, (row) => row.product_page_id).values()) {
      const sentences = own.flatMap(({ text }) => text.split(/(?<=[.?!]) (?=[A-Z0-9])/))
      expect(new Set(sentences).size, own[0]?.text).toBe(sentences.length)
      expect(own.every(({ text }) => text.length > 0)).toBe(true)
    }
  })

  it("has reviews as the plan says: none for two in five of what is drawn, a median of four where there are any, and seldom the most", () => {
    const counts = drawn.product.filter((row) => row.product_page_id >= pageIdOf(400)).map((row) => row.review_count)
    const some = counts.filter((count) => count > 0)
    expect(Math.abs(1 - some.length / counts.length - 0.38)).toBeLessThan(0.03)
    expect(percentile(counts, 0.9)).toBeGreaterThan(20)
    expect(percentile(counts, 0.9)).toBeLessThan(60)
    const most = big.product.filter((row) => row.review_count === reviewsPerFamily)
    expect(most.length / big.product.length).toBeLessThan(0.02)
  })

  it("wears a badge on one card in five at most, 'Best Seller' on one in twenty-five, on first pages of types too", () => {
    const isBadged = (row: (typeof big.product)[number]) =>
      row.is_kit || row.has_active_rebate || row.list_price_cents !== null || row.ribbon_text !== null
    const firstPages = [...Map.groupBy(big.product, (row) => row.product_type_id).values()].flatMap((own) =>
      own.toSorted((one, other) => one.sales_rank - other.sales_rank).slice(0, 24)
    )
    for (const shown of [big.product, firstPages]) {
      expect(shown.filter(isBadged).length / shown.length).toBeLessThan(0.2)
      expect(shown.filter((row) => row.ribbon_text === "Best Seller").length / shown.length).toBeLessThanOrEqual(0.04)
    }
  })

  it("links a page to the cheapest variant that can be bought", () => {
    const variants = Map.groupBy(big.variant, (row) => row.product_page_id)
    for (const product of big.product) {
      const own = variants.get(product.product_page_id) ?? []
      const sold = own.filter((row) => row.availability !== "Discontinued" && row.availability !== "NotAvailable")
      const cheapest = Math.min(...(sold.length > 0 ? sold : own).map((row) => row.price_cents))
      expect(own.find((row) => row.sku_variant_number === product.lead_variant_number)?.price_cents).toBe(product.price_cents)
      expect(product.price_cents).toBe(cheapest)
    }
  })
})

describe("the kits", () => {
  const kits = big.product.filter((row) => row.is_kit)
  const components = Map.groupBy(big.kit_component, (row) => row.product_page_id)
  const products = new Map(big.product.map((row) => [row.product_page_id, row]))
  const variants = new Map(big.variant.map((row) => [row.sku_variant_number, row]))

  it("are about three pages of a hundred, of two to twelve parts that are also sold by themselves", () => {
    expect(kits.length / big.product.length).toBeGreaterThan(0.02)
    for (const { product_page_id, kit_item_count } of kits) {
      const own = components.get(product_page_id) ?? []
      expect(own.length).toBe(kit_item_count)
      expect(own.length).toBeGreaterThanOrEqual(2)
      expect(own.length).toBeLessThanOrEqual(12)
      for (const { component_page_id } of own) expect(products.get(component_page_id)?.is_kit).toBe(false)
    }
  })

  it("cost 88 to 95 % of their parts, one of each choice", () => {
    for (const { product_page_id, price_cents } of kits) {
      const seen = new Set<string>()
      let sum = 0
      for (const part of components.get(product_page_id) ?? []) {
        if (part.choice_group !== null && seen.has(part.choice_group)) continue
        if (part.choice_group !== null) seen.add(part.choice_group)
        const named = part.component_variant_number === null ? undefined : variants.get(part.component_variant_number)
        sum += part.quantity * (named ?? products.get(part.component_page_id))!.price_cents
      }
      expect(price_cents / sum).toBeGreaterThanOrEqual(0.879)
      expect(price_cents / sum).toBeLessThanOrEqual(0.951)
    }
  })

  it("fit only where every part of them does: they name the car and the engine that any of their parts names", () => {
    const statements = Map.groupBy(big.application, (row) => row.product_page_id)
    for (const { product_page_id } of kits) {
      const own = statements.get(product_page_id) ?? []
      const parts = (components.get(product_page_id) ?? []).flatMap((part) => statements.get(part.component_page_id) ?? [])
      expect(own.length).toBeGreaterThan(0)
      if (parts.some((row) => row.model_ids)) expect(own.filter((row) => !row.model_ids)).toEqual([])
      if (parts.some((row) => row.engine_series_ids)) expect(own.filter((row) => !row.engine_series_ids)).toEqual([])
    }
  })

  it("name variants that belong to the named page", () => {
    for (const { component_page_id, component_variant_number } of big.kit_component) {
      if (component_variant_number !== null) expect(variants.get(component_variant_number)?.product_page_id).toBe(component_page_id)
    }
  })
})

describe("references", () => {
  const vehicles = vehicleRows()
  const reference = referenceRows()

  it("of products resolve", () => {
    const types = new Set(reference.product_type.map((row) => row.product_type_id))
    const brands = new Set(reference.brand.map((row) => row.brand_id))
    const categories = new Set(reference.category.map((row) => row.category_id))
    expect(
      big.product.filter((row) => !types.has(row.product_type_id) || !brands.has(row.brand_id) || !categories.has(row.category_id))
    ).toEqual([])
    expect(reference.product_type.filter((row) => !categories.has(row.category_id))).toEqual([])
  })

  it("of statements to models in their years, engine families, displacements, race types and facets resolve", () => {
    const years = Map.groupBy(vehicles.base_vehicle, (row) => row.model_id)
    const parts = new Set(vehicles.engine_part.map((row) => `${row.part}|${row.id}`))
    const races = new Set(vehicles.race_type.map((row) => row.race_type_id))
    const values = new Map(reference.facet_value.map((row) => [row.value_id, row.name]))
    const unresolved = big.application.filter(
      (row) =>
        (row.model_ids ?? []).some(
          (id) =>
            !(years.get(id) ?? []).some(
              (car) => car.make_id === row.make_id && car.year >= (row.year_from ?? 0) && car.year <= (row.year_to ?? 0)
            )
        ) ||
        (row.engine_series_ids ?? []).some((id) => !parts.has(`engineSeriesId|${id}`)) ||
        (row.engine_displacement_ids ?? []).some((id) => !parts.has(`engineDisplacementId|${id}`)) ||
        (row.race_type_ids ?? []).some((id) => !races.has(id)) ||
        Object.entries(row.facets).some(([name, ids]) => ids.length === 0 || ids.some((id) => values.get(id) !== name))
    )
    expect(unresolved).toEqual([])
  })
})
