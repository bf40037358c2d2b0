import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockVariants } from "../../orders/reserveStock.ts"
import { endActivePlans } from "../../price-plans/regularPrices.ts"
import type { ImportCounts } from "../../database/importTables.ts"
import type { Pace } from "../createPace.ts"

/** Columns that a new import does not overwrite, because they are live values or computed from live values. */
const live: Readonly<Record<"product" | "variant", ReadonlySet<string>>> = {
  product: new Set([
    "lead_variant_number",
    "price_cents",
    "list_price_cents",
    "availability",
    "rating",
    "review_count",
    "sales_rank",
    "kit_item_count",
    "added_on"
  ]),
  variant: new Set(["price_cents", "list_price_cents", "price_in_cart", "availability", "quantity", "lead_days", "available_on"])
}

const columnsOf = (rows: ReadonlyArray<object>): ReadonlyArray<string> => Object.keys(rows[0] ?? {})

const toRecords = (table: string, columns: ReadonlyArray<string>, rows: ReadonlyArray<object>) => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names}) select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`
}

/** Inserts rows in one statement. All rows must have the columns of the first row. */
export const insertTableRows = async (transaction: Kysely<Tables>, table: keyof Tables, rows: ReadonlyArray<object>): Promise<void> => {
  if (rows.length > 0) await toRecords(table, columnsOf(rows), rows).execute(transaction)
}

/** Inserts products or variants. An existing row keeps its live columns. */
export const upsertRows = async (
  transaction: Kysely<Tables>,
  table: "product" | "variant",
  key: string,
  rows: ReadonlyArray<object>
): Promise<void> => {
  if (rows.length === 0) return
  const columns = columnsOf(rows)
  const changed = columns.filter((column) => column !== key && !live[table].has(column))
  const changes = sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  await sql`${toRecords(table, columns, rows)} on conflict (${sql.ref(key)}) do update set ${changes}`.execute(transaction)
}

/**
 * Deletes the variants of products, except those to keep. Ends their active planned prices, so that a variant that returns has its regular
 * price.
 */
export const deleteVariants = async (
  transaction: Kysely<Tables>,
  ids: ReadonlyArray<number>,
  kept: ReadonlyArray<string>
): Promise<void> => {
  const { rows } = await sql<{ sku: string }>`
    select sku_variant_number as sku from variant
    where product_page_id = any(${ids}::int[]) and sku_variant_number <> all(${kept}::text[])`.execute(transaction)
  const skus = rows.map(({ sku }) => sku)
  if (skus.length === 0) return
  for (const table of ["warehouse_stock", "stock_count", "variant"] as const)
    await sql`delete from ${sql.table(table)} where sku_variant_number = any(${skus}::text[])`.execute(transaction)
  await endActivePlans(transaction, skus)
}

/** Deletes products with everything that belongs to them. Also removes them from the kits that contain them. */
export const deleteProducts = async (transaction: Kysely<Tables>, ids: ReadonlyArray<number>): Promise<void> => {
  if (ids.length === 0) return
  await lockVariants(transaction, ids)
  await sql`delete from kit_component where component_page_id = any(${ids})`.execute(transaction)
  await deleteVariants(transaction, ids, [])
  const tables = [
    "kit_component",
    "application",
    "product_facet",
    "product_picture",
    "part_drawing",
    "review",
    "question",
    "product"
  ] as const
  for (const table of tables) await sql`delete from ${sql.table(table)} where product_page_id = any(${ids})`.execute(transaction)
}

/** Share of changed products above which the planner needs new statistics. */
const ANALYZED_SHARE = 0.05

const tables = ["product", "variant", "product_facet", "application", "warehouse_stock", "own_product"] as const

/** Updates the planner's statistics after a large import. The embedded database has no process that does so. */
export const analyzeTables = async (database: Kysely<Tables>, counts: ImportCounts, pace: Pace): Promise<void> => {
  const { added, changed, gone, products } = counts
  if (added + changed + gone <= ANALYZED_SHARE * products) return
  for (const table of tables) await pace.run(() => sql`analyze ${sql.table(table)}`.execute(database))
}
