import { vehicleRows } from "@camber/vehicle-data"
import { describe, expect, it } from "vitest"
import { type CatalogRows, generateCatalogRows, type CatalogSize } from "../generateCatalogRows.ts"
import { referenceRows } from "../referenceRows.ts"

/** Generates a whole catalog. */
export const collectRows = (size: CatalogSize): CatalogRows => {
  const all: CatalogRows[] = [...generateCatalogRows(size)]
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

const unique = (values: ReadonlyArray<unknown>): boolean => new Set(values).size === values.length

/** Declares the tests that must pass for catalogs of any seed and size. */
export const describeRows = (rows: CatalogRows): void => {
  describe("rows", () => {
    it("have unique SKUs, part numbers, UPCs, pages and applications", () => {
      expect(unique(rows.variant.map((row) => row.sku_variant_number))).toBe(true)
      expect(unique(rows.variant.map((row) => row.mpn))).toBe(true)
      expect(unique(rows.variant.map((row) => row.upc))).toBe(true)
      expect(unique(rows.product.map((row) => row.sku_base_number))).toBe(true)
      expect(unique(rows.application.map((row) => row.application_id))).toBe(true)
      expect(unique(rows.review.map((row) => row.review_id))).toBe(true)
      expect(unique(rows.question.map((row) => row.question_id))).toBe(true)
      expect(unique(rows.product_facet.map((row) => `${row.product_page_id}|${row.name}|${row.value}`))).toBe(true)
    })

    it("do not repeat a combination of options on a page, and use only the options of that page", () => {
      const options = new Map(rows.product.map((row) => [row.product_page_id, row.options]))
      for (const [page, variants] of Map.groupBy(rows.variant, (row) => row.product_page_id)) {
        expect(unique(variants.map((row) => row.option_value_ids.join("|")))).toBe(true)
        const offered = options.get(page) ?? []
        for (const { option_value_ids } of variants) {
          expect(option_value_ids.map((id, place) => offered[place]?.values.some((value) => value.id === id))).toEqual(
            offered.map(() => true)
          )
        }
      }
    })

    it("distribute a variant's quantity over the warehouses without loss", () => {
      const stock = Map.groupBy(rows.warehouse_stock, (row) => row.sku_variant_number)
      for (const { sku_variant_number, quantity } of rows.variant) {
        expect((stock.get(sku_variant_number) ?? []).reduce((sum, row) => sum + row.quantity, 0)).toBe(quantity)
      }
    })

    it("answer every question, and use only data of the page", () => {
      expect(rows.question.filter(({ answer }) => answer === null || /garage|above the price|About 1 pounds/.test(answer))).toEqual([])
      expect(rows.question.filter(({ question }) => question.includes("the an "))).toEqual([])
    })

    it("have correct grammar, American spelling and complete bullets", () => {
      const texts = rows.product.flatMap(({ title, options, bullets }) => [
        title,
        ...bullets,
        ...options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])
      ])
      expect(texts.filter((text) => /\b1 (rows|leaves)\b|colour|grey|in USA/i.test(text))).toEqual([])
      expect(rows.product.flatMap(({ bullets }) => bullets).filter((bullet) => !/[.?!]$/.test(bullet))).toEqual([])
    })

    it("replace a discontinued variant with a variant that is still sold", () => {
      const byNumber = new Map(rows.variant.map((row) => [row.sku_variant_number, row]))
      const discontinued = rows.variant.filter((row) => row.availability === "Discontinued")
      expect(discontinued.length).toBeGreaterThan(0)
      for (const row of discontinued) expect(byNumber.get(row.superseded_by ?? "")?.availability).not.toBe("Discontinued")
    })

    it("have a rating and count that equal the stored reviews", () => {
      const reviews = Map.groupBy(rows.review, (row) => row.product_page_id)
      for (const { product_page_id, review_count, rating } of rows.product) {
        const stars = (reviews.get(product_page_id) ?? []).map((review) => review.stars)
        expect(review_count).toBe(stars.length)
        expect(rating).toBeCloseTo(stars.length === 0 ? 0 : stars.reduce((sum, one) => sum + one, 0) / stars.length, 0.9)
      }
      expect(rows.review.filter((review) => review.text.includes("{"))).toEqual([])
    })

    it("do not repeat a sentence in the reviews of a product", () => {
      for (const own of Map.groupBy(rows.review, (row) => row.product_page_id).values()) {
        const sentences = own.flatMap(({ text }) => text.split(/(?<=[.?!]) (?=[A-Z0-9])/))
        expect(new Set(sentences).size, own[0]?.text).toBe(sentences.length)
        expect(own.every(({ text }) => text.length > 0)).toBe(true)
      }
    })

    it("link a page to the cheapest available variant", () => {
      const variants = Map.groupBy(rows.variant, (row) => row.product_page_id)
      for (const product of rows.product) {
        const own = variants.get(product.product_page_id) ?? []
        const sold = own.filter((row) => row.availability !== "Discontinued" && row.availability !== "NotAvailable")
        const cheapest = Math.min(...(sold.length > 0 ? sold : own).map((row) => row.price_cents))
        expect(own.find((row) => row.sku_variant_number === product.lead_variant_number)?.price_cents).toBe(product.price_cents)
        expect(product.price_cents).toBe(cheapest)
      }
    })
  })

  describe("kits", () => {
    const kits = rows.product.filter((row) => row.is_kit)
    const components = Map.groupBy(rows.kit_component, (row) => row.product_page_id)
    const products = new Map(rows.product.map((row) => [row.product_page_id, row]))
    const variants = new Map(rows.variant.map((row) => [row.sku_variant_number, row]))

    it("contain two to twelve parts that are also sold individually", () => {
      expect(kits.length).toBeGreaterThan(0)
      for (const { product_page_id, kit_item_count } of kits) {
        const own = components.get(product_page_id) ?? []
        // Alternatives, and the two sides of a part, count as one component, as in the drawing's numbers.
        expect(kit_item_count).toBeLessThanOrEqual(own.length)
        expect(kit_item_count).toBeGreaterThanOrEqual(new Set(own.map((part) => part.choice_group ?? part.component_page_id)).size)
        expect(own.length).toBeGreaterThanOrEqual(2)
        expect(own.length).toBeLessThanOrEqual(12)
        for (const { component_page_id } of own) expect(products.get(component_page_id)?.is_kit).toBe(false)
      }
    })

    it("cost 88 to 95 % of the price of their components, with one component of each choice", () => {
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

    it("fit only where every component fits, and name the car and engine of their components", () => {
      const statements = Map.groupBy(rows.application, (row) => row.product_page_id)
      for (const { product_page_id } of kits) {
        const own = statements.get(product_page_id) ?? []
        const parts = (components.get(product_page_id) ?? []).flatMap((part) => statements.get(part.component_page_id) ?? [])
        expect(own.length).toBeGreaterThan(0)
        if (parts.some((row) => row.model_ids)) expect(own.filter((row) => !row.model_ids)).toEqual([])
        if (parts.some((row) => row.engine_series_ids)) expect(own.filter((row) => !row.engine_series_ids)).toEqual([])
      }
    })

    it("name variants that belong to the named page", () => {
      for (const { component_page_id, component_variant_number } of rows.kit_component) {
        if (component_variant_number !== null) expect(variants.get(component_variant_number)?.product_page_id).toBe(component_page_id)
      }
    })
  })

  describe("references", () => {
    const vehicles = vehicleRows()
    const reference = referenceRows()

    it("to products exist", () => {
      const types = new Set(reference.product_type.map((row) => row.product_type_id))
      const brands = new Set(reference.brand.map((row) => row.brand_id))
      const categories = new Set(reference.category.map((row) => row.category_id))
      expect(
        rows.product.filter((row) => !types.has(row.product_type_id) || !brands.has(row.brand_id) || !categories.has(row.category_id))
      ).toEqual([])
      expect(reference.product_type.filter((row) => !categories.has(row.category_id))).toEqual([])
    })

    it("of applications to models, years, engine families, displacements, race types and facets exist", () => {
      const years = Map.groupBy(vehicles.base_vehicle, (row) => row.model_id)
      const parts = new Set(vehicles.engine_part.map((row) => `${row.part}|${row.id}`))
      const races = new Set(vehicles.race_type.map((row) => row.race_type_id))
      const values = new Map(reference.facet_value.map((row) => [row.value_id, row.name]))
      const unresolved = rows.application.filter(
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
}
