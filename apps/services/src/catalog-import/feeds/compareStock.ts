import type { FeedRow, StockChange } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { findVariants, type OfferChange, reportUnknown } from "./findVariants.ts"

/** The count of a variant in a warehouse, and how the variant is sold when it is out of stock. */
export interface StockState {
  /** Null for the count of all warehouses. */
  readonly warehouse: number | null
  /** Null if the warehouse had no count. */
  readonly quantity: number | null
  readonly countedAt: string | null
  /** Undefined if the feed has no lead time. */
  readonly days?: number | null | undefined
  readonly backorder?: boolean | undefined
}

/** A count that a feed replaced, with all values that undoing the feed restores. Rows of older releases have only the first fields. */
export interface ReplacedStock extends StockState {
  /** Stock of the warehouses to which the count applies. */
  readonly stock?: ReadonlyArray<{ readonly warehouse: number; readonly quantity: number; readonly countedAt?: string | null }>
  readonly availability?: string
  readonly leadDays?: number | null
  /** Pieces in all warehouses. */
  readonly pieces?: number
}

/** Maximum milliseconds by which another machine's clock may be ahead. */
const CLOCK_TOLERANCE_MS = 300_000

interface StockRow {
  readonly sku: string
  readonly warehouse: number
  readonly quantity: number
  readonly countedAt: string | null
}

/**
 * Creates the function that compares a feed's counts with the shop's. A count was taken at a certain time: pieces that were ordered since
 * then are subtracted. A count that is older than the shop's is rejected.
 */
export const createStockComparison = async (database: Kysely<Tables>, now: Date) => {
  const names = await database.selectFrom("id_ledger").select(["key", "id"]).where("kind", "=", "warehouse").execute()
  const warehouses = new Map(names.map(({ id, key }) => [key.toLowerCase(), id]))
  /** Ordered pieces that no count of the feed contains yet, by SKU. */
  const sold = new Map<string, number>()

  return async (rows: ReadonlyArray<FeedRow<StockChange>>): Promise<ReadonlyArray<OfferChange>> => {
    const found = await findVariants(database, rows)
    const skus = [...new Set(found.values())]
    const stock = Map.groupBy(await readStock(database, skus), ({ sku }) => sku)
    await addSold(database, rows, found, sold)
    return rows.flatMap(({ change, row }): ReadonlyArray<OfferChange> => {
      const sku = found.get(change.sku)
      if (sku === undefined) return reportUnknown(row, change.sku)
      const warehouse = change.warehouse === null ? null : warehouses.get(change.warehouse.toLowerCase())
      if (warehouse === undefined) {
        row.report("error", "unknown-warehouse", "warehouse", `The shop has no warehouse ${change.warehouse}.`, change.warehouse ?? "")
        return []
      }
      const own = (stock.get(sku) ?? []).filter((shelf) => warehouse === null || shelf.warehouse === warehouse)
      const countedAt = own.reduce<string | null>((last, shelf) => latest(last, shelf.countedAt), null)
      if (isWrongTime(row, change.asOf, countedAt, now)) return []
      const open = sold.get(sku) ?? 0
      const taken = Math.min(open, change.quantity)
      if (open > 0) sold.set(sku, open - taken)
      const quantity = own.length === 0 ? null : own.reduce((sum, shelf) => sum + shelf.quantity, 0)
      const before: StockState = { warehouse, quantity, countedAt }
      const after: StockState = {
        warehouse,
        quantity: change.quantity - taken,
        countedAt: change.asOf ?? now.toISOString(),
        days: change.leadDays,
        backorder: change.canBackorder
      }
      const saysMore = change.leadDays !== undefined || change.canBackorder !== undefined
      const isChanged = (quantity ?? 0) !== after.quantity || saysMore
      return [{ sku, before, after, isChanged, isLarge: false }]
    })
  }
}

/** Stores the times of counts that equal the shop's, so that older counts are rejected. */
export const noteCounts = async (database: Kysely<Tables>, changes: ReadonlyArray<OfferChange>): Promise<void> => {
  const rows = changes.map(({ after, sku }) => ({ ...after, sku }))
  await sql`
    insert into stock_count (sku_variant_number, warehouse, counted_at)
    select sku, warehouse, "countedAt" from json_to_recordset(${JSON.stringify(rows)}::json) as noted (sku text, warehouse int, "countedAt" timestamptz)
    where warehouse is not null
    on conflict (sku_variant_number, warehouse) do update set counted_at = excluded.counted_at`.execute(database)
}

const latest = (one: string | null, other: string | null): string | null => (one === null || (other !== null && other > one) ? other : one)

const isWrongTime = (row: FeedRow<unknown>["row"], asOf: string | null, countedAt: string | null, now: Date): boolean => {
  if (asOf === null) return false
  if (Date.parse(asOf) > now.getTime() + CLOCK_TOLERANCE_MS) {
    row.report("error", "future-count", "as_of", "The time of this count is in the future.", row.get("as_of"))
    return true
  }
  if (countedAt === null || Date.parse(asOf) >= Date.parse(countedAt)) return false
  row.report(
    "error",
    "older-count",
    "as_of",
    `The shop has a newer count of ${countedAt.slice(0, 16).replace("T", " ")} UTC.`,
    row.get("as_of")
  )
  return true
}

const readStock = async (database: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<ReadonlyArray<StockRow>> => {
  const { rows } = await sql<StockRow>`
    select coalesce(shelf.sku_variant_number, known.sku_variant_number) as sku, coalesce(shelf.warehouse, known.warehouse) as warehouse,
      coalesce(shelf.quantity, 0) as quantity, to_char(known.counted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "countedAt"
    from (select * from warehouse_stock where sku_variant_number = any(${skus}::text[])) as shelf
      full join (select * from stock_count where sku_variant_number = any(${skus}::text[])) as known using (sku_variant_number, warehouse)`.execute(
    database
  )
  return rows
}

/** Adds to `sold` the pieces that were ordered after the first count of each SKU. */
const addSold = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<FeedRow<StockChange>>,
  found: ReadonlyMap<string, string>,
  sold: Map<string, number>
): Promise<void> => {
  const counts = new Map<string, string>()
  for (const { change } of rows) {
    const sku = found.get(change.sku)
    if (sku !== undefined && change.asOf !== null && !sold.has(sku) && !counts.has(sku)) counts.set(sku, change.asOf)
  }
  if (counts.size === 0) return
  const asked = JSON.stringify([...counts].map(([sku, since]) => ({ sku, since })))
  const { rows: ordered } = await sql<{ sku: string; pieces: number }>`
    with asked as (select * from json_to_recordset(${asked}::json) as asked (sku text, since timestamptz))
    select asked.sku, sum((need ->> 'pieces')::int * (line.quantity - line.canceled))::int as pieces
    from customer_order as placed join order_line as line using (order_number)
      cross join lateral jsonb_array_elements(line.needs) as need
      join asked on asked.sku = need ->> 'skuVariantNumber' and placed.placed_at > asked.since
    where placed.placed_at > (select min(since) from asked) and placed.canceled_at is null
    group by asked.sku`.execute(database)
  for (const { pieces, sku } of ordered) sold.set(sku, pieces)
}
