import { type CarFact, isFitting, type KnownCar, toOptionValues, evaluateVariant, isWellFormed } from "@camber/domain/fitment"
import { type EngineIds, MakeId, ModelId, ModelYear, type Project, RaceTypeId, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import fc from "fast-check"
import type { Selectable } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { getRunCount, type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import type { Change } from "../change-log/changeLog.ts"
import type { Tables } from "../database/tables.ts"
import { toApplication } from "./toApplication.ts"
import { applicationRow, insertCatalogFixtures, productRow, variantRow } from "../schema/testing/rows.ts"
import type { Reference } from "../reference/Reference.ts"
import { createFittingProductsCache } from "../search/fittingProducts.ts"
import { getOrdinal, type ProductBitset } from "@camber/search/columns"
import { buildListingIndex, unpackProducts } from "@camber/search/listing-index"
import { readPackedProducts } from "../search/readProducts.ts"
import { withApplication } from "./ListingFilter.ts"
import { appliesToProject } from "./fits.sql.ts"
import { vocabulary } from "../reference/vocabulary.ts"

/** Generates ids from only a few values, so that conditions often match. */
const id = fc.integer({ min: 2, max: 4 })
/** Usually generates no condition, because an application with many conditions hardly ever holds. */
const rarely = <A, B>(condition: fc.Arbitrary<A>, none: B) =>
  fc.oneof({ arbitrary: condition, weight: 1 }, { arbitrary: fc.constant(none), weight: 3 })
const ids = rarely(fc.uniqueArray(id, { minLength: 1, maxLength: 2 }), null)
const year = fc.integer({ min: 1967, max: 1971 })
const sizes = ["Small", "Medium", "Large"]
const facetNames = ["Rear Axle", "Bolt Pattern"]
const products = [2, 3, 4, 5]

const vehicleRange = fc
  .record({ make_id: id, model_ids: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }), year_from: year, year_to: year })
  .filter((range) => range.year_from <= range.year_to)
const noRange = { make_id: null, model_ids: null, year_from: null, year_to: null }
const facets = rarely(
  fc.dictionary(fc.constantFrom(...facetNames), fc.uniqueArray(id, { minLength: 1, maxLength: 2 }), { minKeys: 1, maxKeys: 2 }),
  {}
)
const options = rarely(fc.subarray(sizes, { minLength: 1 }), null)

type ApplicationRow = Selectable<Tables["application"]>

const statement = fc.record({
  product: fc.constantFrom(...products),
  scope: fc.constantFrom("universal", "vehicle", "engine", "raceType", "driveline"),
  decided_by: fc.constantFrom("chassis", "engine", "driveline"),
  range: fc.oneof(vehicleRange, fc.constant(noRange)),
  engine_series_ids: ids,
  engine_displacement_ids: ids,
  engine_fuel_system_ids: ids,
  race_type_ids: ids,
  facets,
  position: fc.constantFrom(null, "Front", "Front, Left or Right", "Rear", "Front or Rear"),
  sizes: options
})

/** Generates well-formed application rows. */
const statements = fc.array(statement, { maxLength: 16, size: "max" }).map((all) =>
  all
    .map(({ product, range, sizes: chosen, facets: needed, ...columns }, index): ApplicationRow => ({
      ...noEngine,
      ...columns,
      ...range,
      application_id: index + 2,
      product_page_id: product,
      facets: needed,
      options: chosen === null ? [] : [{ name: "Size", values: chosen }],
      variant_ordinals: chosen === null ? null : chosen.map((size) => sizes.indexOf(size) + 1),
      per_car: null,
      note: null,
      source: "Maker's catalogue",
      source_date: "2026-01-01"
    }))
    .filter((row) => isWellFormed(toApplication(row, nameless)))
)

const noEngine = {
  engine_manufacturer_ids: null,
  engine_make_ids: null,
  engine_configuration_ids: null,
  engine_qualifier_ids: null,
  engine_version_ids: null,
  engine_code_ids: null,
  engine_camshaft_type_ids: null
}

const engine: fc.Arbitrary<EngineIds> = fc.record(
  { engineSeriesId: id, engineDisplacementId: id, engineFuelSystemId: id },
  { requiredKeys: [] }
)

/** Returns whether each fact holds either for the whole car or for axles, never for both. */
const isOfOnePlace = (facts: ReadonlyArray<CarFact>): boolean =>
  facts.every(({ axle, name }) => axle === null || facts.every((other) => other.name !== name || other.axle !== null))

const fact: fc.Arbitrary<CarFact> = fc.record({
  name: fc.constantFrom(...facetNames),
  axle: fc.constantFrom("Front", "Rear", null),
  valueId: id,
  value: fc.constant("4.75 in")
})

const project: fc.Arbitrary<KnownCar> = fc.record(
  {
    vehicle: fc.record({
      year: year.map((item) => ModelYear.make(item)),
      makeId: id.map((item) => MakeId.make(item)),
      modelId: id.map((item) => ModelId.make(item))
    }),
    raceTypeId: id.map((item) => RaceTypeId.make(item)),
    engineIds: engine,
    stockEngineIds: engine,
    isStockEngine: fc.boolean(),
    facets: fc.array(fc.record({ name: fc.constantFrom(...facetNames), valueId: id }), { maxLength: 3 }),
    facts: fc.uniqueArray(fact, { maxLength: 3, selector: ({ axle, name }) => `${name} ${axle}` }).filter(isOfOnePlace),
    declined: fc.subarray(["Vehicle", "RaceType", "Engine", "StockEngine", ...facetNames])
  },
  { requiredKeys: ["facets", "declined"] }
)

const nameless: Reference = {
  version: "",
  reports: new Map(),
  vehicles: {
    makes: [],
    years: [],
    makeById: new Map(),
    makeBySlug: new Map(),
    modelById: new Map(),
    modelsOf: () => [],
    byId: () => undefined,
    find: () => undefined,
    makesIn: () => [],
    modelsIn: () => []
  },
  categories: { roots: [], byId: new Map(), rootBySlug: new Map(), childrenOf: () => [], idsUnder: () => [], pathTo: () => [] },
  brands: { all: [], byId: new Map(), bySlug: new Map() },
  raceTypes: { all: [], byId: new Map(), bySlug: new Map() },
  families: { all: [], byId: new Map(), bySlug: new Map() },
  platforms: { top: [], bySlug: new Map() },
  transmissions: { all: [], byId: new Map(), bySlug: new Map() },
  rearAxles: { all: [], byId: new Map(), bySlug: new Map() },
  productTypes: { all: [], byId: new Map(), bySlug: new Map() },
  facetValues: new Map(),
  vocabulary: vocabulary([]),
  hasSampleReviews: false,
  engineParts: new Map()
}

/** Returns the products with a fitting variant, by the domain's rule. */
const fittingByRule = (rows: ReadonlyArray<ApplicationRow>, shopper: KnownCar): ReadonlyArray<number> =>
  products.filter((product) => {
    const applications = rows.filter((row) => row.product_page_id === product).map((row) => toApplication(row, nameless))
    return sizes.some((size) => isFitting(evaluateVariant(applications, toOptionValues(["Size"], [size]), shopper).fitment))
  })

describe.each(allDatabases)("filter by fit on $kind", ({ open }) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await open()
    const sizeOption = JSON.stringify([{ id: 2, name: "Size", values: sizes.map((name, index) => ({ id: index + 2, name })) }])
    await insertCatalogFixtures(database.kysely)
    await database.kysely
      .insertInto("product")
      .values(products.map((product) => productRow(product, { options: sizeOption })))
      .execute()
    await database.kysely
      .insertInto("variant")
      .values(products.flatMap((product) => sizes.map((_, index) => variantRow(product, index + 1, { option_value_ids: [index + 2] }))))
      .execute()
  })
  afterAll(() => database.drop())

  const fittingBySql = async (shopper: KnownCar): Promise<ReadonlyArray<number>> => {
    const rows = await database.kysely
      .selectFrom("product")
      .select("product.product_page_id")
      .where(withApplication(appliesToProject(shopper)))
      .orderBy("product.product_page_id")
      .execute()
    return rows.map((row) => row.product_page_id)
  }

  const replaceStatements = async (rows: ReadonlyArray<ApplicationRow>): Promise<void> => {
    await database.kysely.deleteFrom("application").execute()
    if (rows.length === 0) return
    await database.kysely
      .insertInto("application")
      .values(
        rows.map((row) =>
          applicationRow(row.application_id, row.product_page_id, {
            ...row,
            facets: JSON.stringify(row.facets),
            options: JSON.stringify(row.options)
          })
        )
      )
      .execute()
  }

  it("returns exactly the products with at least one variant that fits by the rule", async () => {
    await fc.assert(
      fc.asyncProperty(statements, fc.array(project, { minLength: 1, maxLength: 4 }), async (rows, shoppers) => {
        await replaceStatements(rows)
        for (const shopper of shoppers) {
          expect(await fittingBySql(shopper)).toEqual(fittingByRule(rows, shopper))
        }
      }),
      { numRuns: getRunCount(150) }
    )
  }, 60_000)

  /** Filters as listings do: universal products from the packed index, and the project's own products by query. */
  const fittingByPlaces = async (shoppers: ReadonlyArray<Project>) => {
    const stored = unpackProducts(await readPackedProducts(database.kysely))
    const index = buildListingIndex(stored, { rating: new Float32Array(products.length), reviewCount: new Int32Array(products.length) })
    const find = createFittingProductsCache(database.kysely)
    const idsIn = (set: ProductBitset) => products.filter((product) => set.has(getOrdinal(index.byId, product)))
    return Promise.all(
      shoppers.map(async (shopper) => {
        const { all, made } = await find("1", index, shopper)
        return [idsIn(all), idsIn(made)]
      })
    )
  }

  it(
    "returns the same products as the packed index of universal fits combined with the project's own fits, and separates vehicle-specific fits",
    { tags: "full", timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(statements, fc.array(project, { minLength: 1, maxLength: 4 }), async (rows, cars) => {
          // Leaves out the car's facts, because the filter looks them up itself.
          const shoppers = cars.map((car): Project => {
            const { facts, ...withoutFacts } = car
            return facts === undefined ? car : withoutFacts
          })
          await replaceStatements(rows)
          const madeFor = rows.filter(({ scope }) => scope !== "universal")
          expect(await fittingByPlaces(shoppers)).toEqual(
            shoppers.map((shopper) => [fittingByRule(rows, shopper), fittingByRule(madeFor, shopper)])
          )
        }),
        { numRuns: 60 }
      )
    }
  )

  it("EDIT-24 evaluates products again after staff edited a statement, but not after other changes", async () => {
    const camaro = { ...UNKNOWN_PROJECT, vehicle: { year: ModelYear.make(1968), makeId: MakeId.make(2), modelId: ModelId.make(2) } }
    const statement = applicationRow(2, products[0]!, { scope: "vehicle", make_id: 2, model_ids: [2], year_from: 1967, year_to: 1969 })
    await replaceStatements([])
    await database.kysely.insertInto("application").values(statement).execute()
    const stored = unpackProducts(await readPackedProducts(database.kysely))
    const index = buildListingIndex(stored, { rating: new Float32Array(products.length), reviewCount: new Int32Array(products.length) })
    const listeners: Array<(changes: ReadonlyArray<Change>) => void> = []
    const report = (topic: Change["topic"]) => {
      for (const listen of listeners) listen([{ topic, productIds: [2] }])
    }
    const find = createFittingProductsCache(database.kysely, { listen: (listener) => void listeners.push(listener) })
    const isFitting = async () => (await find("1", index, camaro)).made.has(getOrdinal(index.byId, products[0]!))
    expect(await isFitting()).toBe(true)
    await database.kysely.deleteFrom("application").execute()
    report("product")
    expect(await isFitting()).toBe(true)
    report("fitment")
    expect(await isFitting()).toBe(false)
  })

  it("includes both ends of a year range and no year outside it", async () => {
    await replaceStatements([])
    await database.kysely
      .insertInto("application")
      .values(applicationRow(2, 2, { scope: "vehicle", make_id: 2, model_ids: [2], year_from: 1967, year_to: 1969 }))
      .execute()
    const of = (year: number): Project => ({
      vehicle: { year: ModelYear.make(year), makeId: MakeId.make(2), modelId: ModelId.make(2) },
      facets: [],
      declined: []
    })
    const fitting = await Promise.all([1966, 1967, 1969, 1970].map((year) => fittingBySql(of(year))))
    expect(fitting).toEqual([[], [2], [2], []])
  })

  it("escapes facet names", async () => {
    await replaceStatements([])
    await database.kysely
      .insertInto("application")
      .values(applicationRow(2, 2, { facets: JSON.stringify({ "Axle '); drop": [2] }) }))
      .execute()
    const answered = (name: string): Project => ({ facets: [{ name, valueId: 2 }], declined: [] })
    expect(await fittingBySql(answered("Axle '); drop"))).toEqual([2])
    expect(await fittingBySql(answered("Axle"))).toEqual([])
  })
})

describe("generated samples", () => {
  it("contain enough cases of fit and no fit to detect a wrong filter", () => {
    const samples = fc.sample(fc.tuple(statements, project), 500).map(([rows, shopper]) => fittingByRule(rows, shopper).length)
    expect(samples.filter((count) => count > 0).length).toBeGreaterThan(100)
    expect(samples.filter((count) => count === 0).length).toBeGreaterThan(50)
  })
})
