import { type Kysely, type QueryResult, type RawBuilder, sql } from "kysely"
import { isInCatalog } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import type { CatalogNames } from "@camber/search/search-index"

/** Rows per query. Reading them takes a few milliseconds. */
const PART = 3000

/** Reads product texts in batches, each as JSON. */
export const readProductTexts = (database: Kysely<Tables>): AsyncGenerator<string> =>
  inParts(
    database,
    (last) => sql`
    select id as last, json_build_array(id, type, brand, title, replace(keywords, number, ''), number) as row
    from (select product_page_id as id, product_type_id as type, brand.name as brand, title, keywords, sku_base_number as number
      from product join brand using (brand_id) where product_page_id > ${last} and ${isInCatalog("product.product_page_id")} order by product_page_id limit ${PART}) as part`
  )

/** Reads applications in batches, each as JSON. */
export const readApplications = (database: Kysely<Tables>): AsyncGenerator<string> =>
  inParts(
    database,
    (last) => sql`
    select application_id as last, json_build_array(product_page_id, make_id, model_ids, year_from, year_to, engine_series_ids, race_type_ids, facets) as row
    from (select * from application where application_id > ${last} and ${isInCatalog("application.product_page_id")} order by application_id limit ${PART}) as part`
  )

interface Part {
  /** Last id of the batch; null if the batch is empty. */
  readonly last: number | null
  readonly json: string | null
}

async function* inParts(database: Kysely<Tables>, partAfter: (last: number) => RawBuilder<unknown>): AsyncGenerator<string> {
  let last: number | null = 0
  while (last !== null) {
    const read: QueryResult<Part> = await sql<Part>`
      select max(last) as last, json_agg(row)::text as json from (${partAfter(last)}) as rows`.execute(database)
    const part = read.rows[0]
    last = part?.last ?? null
    if (typeof part?.json === "string") yield part.json
  }
}

/** Reads names from tables that do not change within a catalog version. */
export const readCatalogNames = async (database: Kysely<Tables>): Promise<CatalogNames> => {
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
  // Returns one row per model, because one row per year would take as long as all other queries together.
  const { rows: built } = await sql<{ model_id: number; years: ReadonlyArray<number> }>`
    select model_id, json_agg(year order by year) as years from base_vehicle group by model_id`.execute(database)
  const years = new Map(built.map((model) => [model.model_id, model.years]))
  const { rows: sold } = await sql<{ model_id: number; years: Readonly<Record<string, ReadonlyArray<number>>> }>`
    select model_id, json_object_agg(year, series) as years from (
      select model_id, year, json_agg(distinct engine_series_id) as series
      from base_vehicle join vehicle_engine using (vehicle_base_id) join engine using (engine_id) group by model_id, year) as each_year
    group by model_id`.execute(database)
  const { rows: families } = await sql<{ name: string; seriesId: number; configuration: string }>`
    select f.name, f.series_id as "seriesId", coalesce((select p.name from engine_part p where p.part = 'engineConfigurationId' and p.id = f.configuration_id), '') as configuration
    from engine_family f`.execute(database)
  const raceTypes = await database.selectFrom("race_type").select(["race_type_id as id", "slug"]).execute()
  const facetValues = await database.selectFrom("facet_value").select(["value_id as id", "name", "value"]).execute()
  const brands = await database.selectFrom("brand").select("name").execute()
  const parentById = new Map(categories.map(({ category_id, parent_id }) => [category_id, parent_id]))
  return {
    types,
    categories: categories.map(({ category_id, name }) => ({
      name,
      types: types
        .filter(({ categoryId }) => categoryId === category_id || parentById.get(categoryId) === category_id)
        .map(({ slug }) => slug)
    })),
    brands: brands.map(({ name }) => name),
    models: models.map((model) => ({ ...model, years: years.get(model.modelId) ?? [] })),
    engineFamiliesByModelYear: new Map(
      sold.flatMap((model) => Object.entries(model.years).map(([year, series]) => [`${model.model_id}|${year}`, series]))
    ),
    families,
    raceTypes,
    facetValues
  }
}
