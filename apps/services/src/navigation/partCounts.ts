import { type Kysely, sql } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import type { Reference } from "../reference/Reference.ts"

/** Number of parts in the listing of each directory entry, by key; a missing key means 0. */
export interface PartCounts {
  /** Counts by category id, without subcategories. */
  readonly categories: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<number, number>
  /** Slug of the department with most of the brand's parts. */
  readonly brandGoods: ReadonlyMap<number, string>
  readonly makes: ReadonlyMap<number, number>
  readonly engines: ReadonlyMap<number, number>
  readonly raceTypes: ReadonlyMap<number, number>
  /** Counts by facet value id. */
  readonly driveline: ReadonlyMap<number, number>
  /** Number of parts of each platform, by slug. */
  readonly platforms: ReadonlyMap<string, number>
}

interface Counted<Key> {
  readonly key: Key
  readonly parts: number
}

const mapOf = <Key>(rows: ReadonlyArray<Counted<Key>>): ReadonlyMap<Key, number> => new Map(rows.map(({ key, parts }) => [key, parts]))

/** Adds up the counts of equal keys. */
const summed = <Key>(rows: ReadonlyArray<Counted<Key>>): ReadonlyMap<Key, number> =>
  new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, some]) => [key, some.reduce((sum, { parts }) => sum + parts, 0)]))

interface Goods {
  readonly brand_id: number
  readonly category_id: string
  readonly parts: number
}

/** Returns, for each brand, the slug of the category with most of its parts. */
const getGoods = (goods: ReadonlyArray<Goods>, { pathTo }: Reference["categories"]): PartCounts["brandGoods"] =>
  new Map(
    [...Map.groupBy(goods, ({ brand_id }) => brand_id)].map(([brand, rows]) => {
      const departments = summed(rows.map(({ category_id, parts }) => ({ key: pathTo(category_id)[0]?.slug ?? "", parts })))
      const [most] = [...departments].toSorted(([, one], [, other]) => other - one)
      return [brand, most?.[0] ?? ""]
    })
  )

/**
 * Counts the parts of each directory entry. As in the listings, a part counts once per entry, even if several of its applications name the
 * entry.
 */
export const readPartCounts = async (
  database: Kysely<Tables>,
  { categories, platforms }: Pick<Reference, "categories" | "platforms">
): Promise<PartCounts> => {
  const ask: Ask = async (query) => (await query.execute(database)).rows
  const isSold = isInCatalog("application.product_page_id")
  const goods = await database
    .selectFrom("product")
    .select((product) => ["brand_id", "category_id", product.cast<number>(product.fn.countAll(), "integer").as("parts")])
    .where(isInCatalog("product.product_page_id"))
    .groupBy(["brand_id", "category_id"])
    .execute()
  return {
    categories: summed(goods.map(({ category_id, parts }) => ({ key: category_id, parts }))),
    brands: summed(goods.map(({ brand_id, parts }) => ({ key: brand_id, parts }))),
    brandGoods: getGoods(goods, categories),
    makes: mapOf(
      await ask(
        sql<Counted<number>>`select make_id as key, count(distinct product_page_id)::int as parts from application
          where make_id is not null and ${isSold} group by make_id`
      )
    ),
    engines: mapOf(
      await ask(
        sql<Counted<number>>`select named.id as key, count(distinct product_page_id)::int as parts
          from application, unnest(engine_series_ids) as named(id) where ${isSold} group by named.id`
      )
    ),
    raceTypes: mapOf(
      await ask(
        sql<Counted<number>>`select named.id as key, count(distinct product_page_id)::int as parts
          from application, unnest(race_type_ids) as named(id) where ${isSold} group by named.id`
      )
    ),
    driveline: mapOf(
      await ask(
        sql<Counted<number>>`select named.id::int as key, count(distinct product_page_id)::int as parts
          from application, (values ('Transmission'), ('Rear Axle')) as facet(name), jsonb_array_elements_text(facets -> facet.name) as named(id)
          where facets ? facet.name and ${isSold} group by named.id`
      )
    ),
    platforms: mapOf(await countPlatforms(platforms, ask))
  }
}

type Ask = <Key>(query: ReturnType<typeof sql<Counted<Key>>>) => Promise<ReadonlyArray<Counted<Key>>>

/** Counts one platform per query, because on the embedded database pages wait until a query ends. */
const countPlatforms = async (platforms: Reference["platforms"], ask: Ask): Promise<ReadonlyArray<Counted<string>>> => {
  const counted: Array<Counted<string>> = []
  for (const { slug, spans } of platforms.bySlug.values())
    counted.push(
      ...(await ask(
        sql<Counted<string>>`select ${slug}::text as key, count(distinct product_page_id)::int as parts
          from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span("makeId" int, "modelId" int, "from" int, "to" int)
          join application on make_id = span."makeId" and model_ids @> array[span."modelId"]
            and year_from <= span."to" and year_to >= span."from" and ${isInCatalog("application.product_page_id")}
          having count(*) > 0`
      ))
    )
  return counted
}

/**
 * Caches the counts per catalog version. While the new version's counts load, callers get the previous counts. A failed
 * read is not cached.
 */
export const partCountsCache = (database: Kysely<Tables>): ((reference: Reference) => Promise<PartCounts>) => {
  let version: string | undefined
  let counting: Promise<PartCounts> | undefined
  let last: PartCounts | undefined
  return async (reference) => {
    assertOutsideTransaction("A shared cache")
    if (counting === undefined || version !== reference.version) {
      version = reference.version
      const mine = runDetached(() => readPartCounts(database, reference))
      counting = mine
      mine.then(
        (counts) => {
          last = counts
        },
        () => {
          if (counting === mine) counting = undefined
        }
      )
    }
    const known = last
    return known ?? counting
  }
}
