import { evaluateVariant } from "@camber/domain/fitment"
import { Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { getCommittedId } from "@camber/vehicle-data"
import { createApplications } from "./applications.ts"
import { allBrands } from "./brands.ts"
import { createCatalogFamilies, generateCatalogRows, defaultSkus } from "./generateCatalogRows.ts"
import { bestSellingTypes, chassisTypes, depthStart, listAssortments, listEngineTypes } from "./depth.ts"
import { readEngineChoices } from "./engineChoices.ts"
import type { Family } from "./ProductType.ts"
import { createKit } from "./kits.ts"
import { readPlatforms } from "./platforms.ts"
import { Random } from "./random.ts"
import { statementOfRow } from "./testing/statementOfRow.ts"
import { getCatalogId, readCatalogTable } from "./rows.ts"

const seed = "camber"
const all = createCatalogFamilies(seed)
const platforms = readPlatforms()
const engines = readEngineChoices()
const getProject = (year: number, make: string, model: string, seriesId: number | null): Project =>
  Schema.decodeUnknownSync(Project)({
    vehicle: { year, makeId: getCommittedId("make", make), modelId: getCommittedId("model", `${make}|${model}`) },
    ...(seriesId === null ? {} : { engineIds: { engineSeriesId: seriesId }, isStockEngine: true }),
    facets: [],
    declined: []
  })

const rows = [...generateCatalogRows({ skus: defaultSkus, seed })]
const products = rows.flatMap((chunk) => chunk.product)
const statements = new Map(
  [
    ...Map.groupBy(
      rows.flatMap((chunk) => chunk.application),
      (row) => row.product_page_id
    )
  ].map(([page, own]) => [page, own.map(statementOfRow)])
)
const byType = Map.groupBy(products, (product) => product.product_type_id)
const tierByBrand = new Map(allBrands.map(({ name, tier }) => [getCatalogId("brand", name), tier]))

/** Returns the products of a type that are made for a project, by the shop's fitment rules. */
const fitting = (slug: string, project: Project) =>
  (byType.get(getCatalogId("product_type", slug)) ?? []).filter(
    ({ product_page_id }) => evaluateVariant(statements.get(product_page_id) ?? [], {}, project).fitment === "DirectFit"
  )

describe("depth of the default catalog", () => {
  const types = bestSellingTypes()
  const popular = readCatalogTable("popular_vehicles.tsv", ["year", "make", "model", "engine_family"])
  const listed = readCatalogTable("next_vehicles.tsv", ["year", "make", "model"])

  it.each(popular.map((car) => [`${car.year} ${car.make} ${car.model}`, car] as const))(
    "has four fitting parts of each best-selling type for a %s, from three brands and two brand tiers",
    (_, car) => {
      const project = getProject(Number(car.year), car.make, car.model, engines.named(car.engine_family).seriesId)
      for (const { slug } of types) {
        const found = fitting(slug, project)
        const brands = new Set(found.map((product) => product.brand_id))
        expect(found.length, slug).toBeGreaterThanOrEqual(4)
        expect(brands.size, slug).toBeGreaterThanOrEqual(3)
        expect(new Set([...brands].map((id) => tierByBrand.get(id))).size, slug).toBeGreaterThanOrEqual(2)
      }
    }
  )

  it("has a fitting part of each of thirty types for each of the next two hundred cars", () => {
    for (const { make, model, year } of listed) {
      const project = getProject(Number(year), make, model, null)
      const missing = chassisTypes(types).filter(({ slug }) => fitting(slug, project).length === 0)
      expect(
        missing.map(({ slug }) => slug),
        `${year} ${make} ${model}`
      ).toEqual([])
    }
  })

  it("has three parts of each type for each engine family", () => {
    const stock = Map.groupBy(
      rows
        .flatMap((chunk) => chunk.application)
        .filter((row) => row.scope === "engine" && row.engine_displacement_ids === null)
        .flatMap((row) => (row.engine_series_ids ?? []).map((series) => ({ ...row, series }))),
      (row) => row.series
    )
    const typeByProduct = new Map(products.map((product) => [product.product_page_id, product.product_type_id]))
    for (const engine of engines.all) {
      const own = Map.groupBy(stock.get(engine.seriesId) ?? [], (row) => typeByProduct.get(row.product_page_id))
      for (const { slug } of listEngineTypes(engine))
        expect(own.get(getCatalogId("product_type", slug))?.length ?? 0, `${engine.name} ${slug}`).toBeGreaterThanOrEqual(3)
    }
  })
})

describe("kits", () => {
  /** Number of families, slightly more than in a catalog of 100,000 SKUs. */
  const families = 40_000
  const kits = Array.from({ length: families }, (_, index) => index)
    .filter((index) => all.kindAt(index).kit !== null)
    .flatMap((index) => {
      const kit = createKit(seed, all, all.at(index))
      return kit === undefined ? [] : [{ kit, index }]
    })
  const getFamily = (page: number): Family => all.at(page - 10_001)
  const verdict = (family: Family, ordinality: number | null, project: Project) => {
    const own = createApplications(seed, family)
    const numbers = ordinality === null ? family.rows.map((_, at) => at + 1) : [ordinality]
    return numbers.map(
      (number) =>
        evaluateVariant(
          own
            .filter((row) => row.variant_ordinals === null || row.variant_ordinals.includes(number))
            .map((row) => statementOfRow({ ...row, options: [] })),
          {},
          project
        ).fitment
    )
  }

  it("for a car fit it with every component and alternative, even in a catalog of 100,000 SKUs", () => {
    const ofCars = kits.filter(({ kit }) => kit.family.kit?.fits === "vehicle")
    expect(ofCars.length).toBeGreaterThan(300)
    for (const { index, kit } of ofCars) {
      const car = all.carOfKit(index, new Random(seed, "kit", index))
      const [span] = car.platform.spans
      const project = getProject(span.from, span.make, span.models[0]?.name ?? "", car.engine.seriesId)
      expect(verdict(kit.family, null, project), kit.variants[0].sku_variant_number).toEqual(["DirectFit"])
      for (const { component_page_id, component_variant_number } of kit.components) {
        const ordinality = component_variant_number === null ? null : Number(component_variant_number.split("-")[2])
        for (const fit of verdict(getFamily(component_page_id), ordinality, project)) expect(fit).toMatch(/^(DirectFit|UniversalFit)$/)
      }
    }
  }, 60_000)

  it("contain a left and a right part, never two of one side", () => {
    for (const { kit } of kits) {
      const sides = kit.components.flatMap(({ component_page_id, component_variant_number, quantity }) => {
        const family = getFamily(component_page_id)
        const place = family.grid.findIndex(({ axis }) => axis.name === "Side")
        const row = family.rows[Number(component_variant_number?.split("-")[2] ?? 0) - 1]
        const label = row?.[place]?.label
        return label === "Left" || label === "Right"
          ? [{ label, quantity, rest: row?.filter((_, at) => at !== place), page: component_page_id }]
          : []
      })
      const lefts = sides.filter(({ label }) => label === "Left")
      const rights = sides.filter(({ label }) => label === "Right")
      expect(lefts.map(({ page, quantity, rest }) => ({ page, quantity, rest }))).toEqual(
        rights.map(({ page, quantity, rest }) => ({ page, quantity, rest }))
      )
      expect(sides.every(({ quantity }) => quantity === 1)).toBe(true)
    }
  })

  it("offer a choice between two brands in some kinds", () => {
    const choosing = kits.filter(({ kit }) => kit.components.some(({ choice_group }) => choice_group !== null))
    expect(choosing.length / kits.length).toBeGreaterThan(0.15)
    for (const { kit } of choosing)
      for (const [group, lines] of Map.groupBy(kit.components, ({ choice_group }) => choice_group))
        if (group !== null) expect(new Set(lines.map(({ component_page_id }) => component_page_id)).size).toBe(lines.length)
  })

  it("kits of every car-specific kind exist for every popular car", () => {
    const first = depthStart + all.depth.length
    expect(kits.filter(({ index }) => index >= first && index < first + 160)).toHaveLength(160)
    expect(listAssortments(bestSellingTypes()[0]!, platforms.of(1969, "Chevrolet", "Camaro"), null)).toHaveLength(1)
  })
})
