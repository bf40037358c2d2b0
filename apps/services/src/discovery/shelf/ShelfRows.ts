import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { type IdPlaces, placeOf } from "../idPlaces.ts"
import type { FacetValue } from "../storedProducts.ts"
import type { ShelfApplication } from "./Shelf.ts"

/** What the search's index is built from; a place is a product's position by popularity. */
export interface ShelfRows {
  readonly products: ReadonlyArray<{ readonly typeId: number; readonly brand: string; readonly title: string; readonly keywords: string }>
  readonly values: ReadonlyArray<FacetValue>
  readonly applications: ReadonlyArray<ShelfApplication & { readonly place: number }>
  readonly types: ReadonlyArray<{
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly plural: string
    readonly categoryId: string
  }>
  /** Categories by name with the types that are sold in them. */
  readonly categories: ReadonlyArray<{ readonly name: string; readonly types: ReadonlyArray<string> }>
  readonly brands: ReadonlyArray<string>
  readonly models: ReadonlyArray<{
    readonly make: string
    readonly model: string
    readonly makeId: number
    readonly modelId: number
    readonly years: ReadonlyArray<number>
  }>
  readonly sold: ReadonlyMap<string, ReadonlyArray<number>>
  readonly families: ReadonlyArray<{ readonly name: string; readonly seriesId: number; readonly configuration: string }>
  readonly raceTypes: ReadonlyArray<{ readonly id: number; readonly slug: string }>
  readonly facetValues: ReadonlyArray<{ readonly id: number; readonly name: string; readonly value: string }>
}

/** Reads them from the tables, which stay as they are within a catalogue version. Places and values are those of the listings' index. */
export const readShelfRows = async (database: Kysely<Tables>, byId: IdPlaces, values: ReadonlyArray<FacetValue>): Promise<ShelfRows> => {
  const products = await database
    .selectFrom("product")
    .innerJoin("brand", "brand.brand_id", "product.brand_id")
    .select(["product_type_id as typeId", "brand.name as brand", "title", "keywords"])
    .orderBy("sales_rank")
    .orderBy("product_page_id")
    .execute()
  const { rows: applications } = await sql<{
    id: number
    make_id: number | null
    model_ids: ReadonlyArray<number> | null
    year_from: number | null
    year_to: number | null
    series: ReadonlyArray<number> | null
    races: ReadonlyArray<number> | null
    facets: Readonly<Record<string, ReadonlyArray<number>>>
  }>`select distinct product_page_id as id, make_id, model_ids, year_from, year_to, engine_series_ids as series, race_type_ids as races, facets
     from application`.execute(database)
  const types = await database
    .selectFrom("product_type")
    .select(["product_type_id as id", "slug", "name", "plural", "category_id as categoryId"])
    .orderBy("best_seller_rank")
    .execute()
  const categories = await database.selectFrom("category").select(["category_id", "parent_id", "name"]).execute()
  const models = await database
    .selectFrom("model")
    .innerJoin("make", "make.make_id", "model.make_id")
    .select(["make.name as make", "model.name as model", "make.make_id as makeId", "model.model_id as modelId"])
    .orderBy("popularity", "desc")
    .execute()
  const vehicles = await database.selectFrom("base_vehicle").select(["model_id", "year"]).orderBy("year").execute()
  const years = Map.groupBy(vehicles, ({ model_id }) => model_id)
  const { rows: sold } = await sql<{ key: string; series: ReadonlyArray<number> }>`
    select model_id::text || '|' || year::text as key, array_agg(distinct engine_series_id) as series
    from base_vehicle join vehicle_engine using (vehicle_base_id) join engine using (engine_id) group by model_id, year`.execute(database)
  const { rows: families } = await sql<{ name: string; seriesId: number; configuration: string }>`
    select f.name, f.series_id as "seriesId", coalesce((select p.name from engine_part p where p.part = 'engineConfigurationId' and p.id = f.configuration_id), '') as configuration
    from engine_family f`.execute(database)
  const raceTypes = await database.selectFrom("race_type").select(["race_type_id as id", "slug"]).execute()
  const facetValues = await database.selectFrom("facet_value").select(["value_id as id", "name", "value"]).execute()
  const brands = await database.selectFrom("brand").select("name").execute()
  return {
    products,
    values,
    applications: applications.flatMap((row) => {
      const place = placeOf(byId, row.id)
      return place < 0
        ? []
        : [
            {
              place,
              makeId: row.make_id,
              modelIds: row.model_ids ?? [],
              from: row.year_from ?? 0,
              to: row.year_to ?? 9999,
              seriesIds: row.series,
              raceTypeIds: row.races,
              facetValueIds: Object.values(row.facets).flat()
            }
          ]
    }),
    types,
    categories: categories.map(({ category_id, name }) => ({
      name,
      types: types
        .filter(
          ({ categoryId }) =>
            categoryId === category_id || categories.some((own) => own.category_id === categoryId && own.parent_id === category_id)
        )
        .map(({ slug }) => slug)
    })),
    brands: brands.map(({ name }) => name),
    models: models.map((model) => ({ ...model, years: (years.get(model.modelId) ?? []).map(({ year }) => year) })),
    sold: new Map(sold.map(({ key, series }) => [key, series])),
    families,
    raceTypes,
    facetValues
  }
}
