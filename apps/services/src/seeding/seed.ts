import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { republishReviews } from "../reviews/publishedReviews.ts"
import { answerQuestions } from "../staff/questions.ts"
import type { CatalogSize, CatalogSource } from "./CatalogSource.ts"
import { insertRows } from "./insertRows.ts"
import { writeSearchTerms } from "./searchTerms.ts"

/** Progress of a seeding. `skus` is the number of inserted SKUs, `total` the approximate number in the end. */
export interface SeedProgress {
  readonly stage: "vehicles" | "products" | "finishing"
  readonly skus: number
  readonly total: number
}

export interface SeedOptions extends CatalogSize {
  readonly source: CatalogSource
  readonly report: (progress: SeedProgress) => void
}

/** Seeded tables, in insertion order. */
const tables = [
  "make",
  "model",
  "base_vehicle",
  "engine_part",
  "engine",
  "vehicle_engine",
  "engine_family",
  "race_type",
  "facet_value",
  "category",
  "product_type",
  "brand",
  "product",
  "variant",
  "warehouse_stock",
  "stock_count",
  "product_facet",
  "application",
  "kit_component",
  "review",
  "question",
  "article",
  "hidden_article",
  "search_term",
  "own_product",
  "product_picture",
  "part_drawing",
  "product_edit",
  "product_picture_edit",
  "fitment_edit",
  "regular_price",
  "price_plan",
  "leaving_product",
  "withdrawn_product",
  "withdrawn_offer",
  "catalogue"
] as const satisfies ReadonlyArray<keyof Tables>

/** Data that a new seeding of this database would destroy. */
export interface OwnWork {
  readonly orders: number
  /** Number of parts that were imported, added or changed after the catalog was seeded. */
  readonly parts: number
}

/** Counts rows that were written after the catalog was completed. In a database that was restored from a dump, all rows count. */
export const countOwnWork = async (database: Kysely<Tables>): Promise<OwnWork> => {
  const { rows } = await sql<OwnWork>`
    select (select count(*) from customer_order)::int as orders,
      (select count(distinct product_page_id) from (
        select product_page_id, xmin from variant union all select product_page_id, xmin from product) as part
        where age(part.xmin) < (select age(xmin) from catalogue where is_complete)
          or product_page_id in (select product_page_id from own_product))::int as parts`.execute(database)
  return rows[0]!
}

/** Returns whether the database has a complete catalog. After an aborted seeding, the catalog is incomplete. */
export const isSeeded = async (database: Kysely<Tables>): Promise<boolean> =>
  (await database.selectFrom("catalogue").select("is_complete").executeTakeFirst())?.is_complete ?? false

const begin = async (database: Kysely<Tables>, { skus, seed }: SeedOptions): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction)
    // Prevents an undo of the last import, which would overwrite parts of the new catalog with older ones.
    await sql`update import set state = 'replaced' where state in ('loaded', 'writing', 'undoing')`.execute(transaction)
    await sql`insert into catalogue (version, seed, skus, is_complete) values ('', ${seed}, ${skus}, false)`.execute(transaction)
  })
}

/** Every seeding has a new version, so that no cached page survives it. */
const finish = async (database: Kysely<Tables>, source: CatalogSource, skus: number): Promise<void> => {
  await republishReviews(database)
  await answerQuestions(database)
  await writeSearchTerms(database, source.categoryAliases)
  await sql`analyze`.execute(database)
  await sql`update catalogue set is_complete = true, skus = ${skus}, version = md5(seed || skus::text || clock_timestamp()::text)`.execute(
    database
  )
}

/**
 * Replaces the catalog of a migrated database with the vehicles, products and articles of a source.
 *
 * Memory depends on the chunk size, not on the catalog size. `isSeeded` returns false until the seeding is complete. After an abort, call
 * `seed` again.
 */
export const seed = async (database: Kysely<Tables>, options: SeedOptions): Promise<void> => {
  const { skus: total, report, source } = options
  await begin(database, options)
  report({ stage: "vehicles", skus: 0, total })
  await insertRows(database, source.readVehicles())
  await insertRows(database, { ...source.readReference(), article: source.articles })
  let skus = 0
  for await (const rows of source.readCatalog({ skus: total, seed: options.seed })) {
    await insertRows(database, rows)
    skus += rows.variant.length
    report({ stage: "products", skus, total })
  }
  report({ stage: "finishing", skus, total })
  await finish(database, source, skus)
}
