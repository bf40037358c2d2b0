import { MAIN_WAREHOUSE_NAME } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockStock } from "../../orders/reserveStock.ts"
import { getLedgerIds } from "../writing/ledger.ts"
import type { ReplacedStock, StockState } from "./compareStock.ts"
import { restoreCounts } from "./restoreCounts.ts"
import type { StagedOffer } from "./writeOfferFeed.ts"

interface Staged {
  readonly ordinal: number
  readonly sku: string
  readonly before: ReplacedStock
  readonly after: StockState
  readonly availability: string
  readonly leadDays: number | null
  readonly pieces: number
}

interface StockRow {
  readonly sku: string
  readonly warehouse: number
  readonly quantity: number
  readonly countedAt: string | null
}

/** Writes a batch of counts, and stores the values that they replace. Subtracts pieces that were ordered since the comparison. */
export const writeCounts = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  const staged = await readStaged(transaction, importId, rows)
  const stock = await readStock(transaction, staged)
  const main = (await getLedgerIds(transaction, "warehouse", [MAIN_WAREHOUSE_NAME])).get(MAIN_WAREHOUSE_NAME)!
  const written = staged.map(({ after, availability, before, leadDays, ordinal, pieces, sku }) => {
    const own = listOwn(stock.get(sku) ?? [], after)
    const now = own.reduce((sum, { quantity }) => sum + quantity, 0)
    // A sale after the comparison has reduced the count already.
    const sold = Math.max(0, (before.quantity ?? 0) - now)
    const quantity = Math.max(0, (after.quantity ?? 0) - sold)
    return {
      ordinal,
      sku,
      after: { ...after, quantity },
      before: { ...before, quantity: before.quantity === null ? null : now, stock: own, availability, leadDays, pieces }
    }
  })
  const targets = written.flatMap(({ after, sku }) => spread(sku, after, stock.get(sku) ?? [], main))
  await setStock(transaction, targets)
  await noteTimes(transaction, targets)
  await sql`
    update import_offer as offer set is_written = true, before = noted.before, after = noted.after
    from json_to_recordset(${JSON.stringify(written)}::json) as noted (ordinal int, before jsonb, after jsonb)
    where import_id = ${importId} and offer.ordinal = noted.ordinal`.execute(transaction)
  await sumStock(
    transaction,
    written.map(({ after, sku }) => ({
      sku,
      days: after.days,
      backorder: after.backorder,
      says: after.days !== undefined || after.backorder !== undefined
    }))
  )
}

/** Undoes a batch of counts, except those that were counted again since then. Pieces that were sold since then stay sold. */
export const undoCounts = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  const staged = await readStaged(transaction, importId, rows)
  const stock = await readStock(transaction, staged)
  const main = (await getLedgerIds(transaction, "warehouse", [MAIN_WAREHOUSE_NAME])).get(MAIN_WAREHOUSE_NAME)!
  const undone = staged.filter(({ after, sku }) => !isRecounted(listOwn(stock.get(sku) ?? [], after), after))
  const targets = undone.flatMap(({ after, before, sku }) => {
    const own = listOwn(stock.get(sku) ?? [], after)
    const written = spread(sku, after, before.stock ?? own, main)
    const old = before.stock ?? written.map(({ warehouse }, at) => ({ warehouse, quantity: at === 0 ? (before.quantity ?? 0) : 0 }))
    const counts = new Map(before.stock?.map(({ countedAt = before.countedAt, warehouse }) => [warehouse, countedAt]))
    return restoreCounts(old, written, own).map((shelf) => ({
      ...shelf,
      sku,
      countedAt: counts.has(shelf.warehouse) ? counts.get(shelf.warehouse)! : before.countedAt
    }))
  })
  await setStock(transaction, targets)
  await noteTimes(transaction, targets)
  await sql`
    update import_offer set is_written = false
    where import_id = ${importId} and ordinal = any(${staged.map(({ ordinal }) => ordinal)}::int[])`.execute(transaction)
  await sumStock(
    transaction,
    undone.map(({ sku }) => ({ sku, says: false }))
  )
  await restoreSupply(transaction, undone)
}

const listOwn = (stock: ReadonlyArray<StockRow>, { warehouse }: StockState): ReadonlyArray<StockRow> =>
  stock.filter((shelf) => warehouse === null || shelf.warehouse === warehouse)

const isRecounted = (own: ReadonlyArray<StockRow>, { countedAt }: StockState): boolean =>
  own.some((shelf) => shelf.countedAt !== null && countedAt !== null && shelf.countedAt !== toMicroseconds(countedAt))

/** Count times by staff have microseconds, those of feeds have milliseconds. */
const toMicroseconds = (time: string): string => new Date(time).toISOString().replace("Z", "000Z")

/** Stores the times of counts. A warehouse without a time was never counted. */
const noteTimes = async (transaction: Kysely<Tables>, targets: ReadonlyArray<StockRow>): Promise<void> => {
  const times = sql`json_to_recordset(${JSON.stringify(targets)}::json) as target (sku text, warehouse int, "countedAt" timestamptz)`
  await sql`
    delete from stock_count as known using ${times}
    where known.sku_variant_number = sku and known.warehouse = target.warehouse and "countedAt" is null`.execute(transaction)
  await sql`
    insert into stock_count (sku_variant_number, warehouse, counted_at)
    select distinct on (sku, warehouse) sku, warehouse, "countedAt" from ${times} where "countedAt" is not null
    on conflict (sku_variant_number, warehouse) do update set counted_at = excluded.counted_at`.execute(transaction)
}

const readStaged = async (
  transaction: Kysely<Tables>,
  importId: number,
  rows: ReadonlyArray<StagedOffer>
): Promise<ReadonlyArray<Staged>> => {
  await lockStock(
    transaction,
    rows.map(({ sku }) => sku)
  )
  const { rows: staged } = await sql<Staged>`
    select ordinal, sku, before, after, availability, lead_days as "leadDays", variant.quantity as pieces from import_offer join variant on sku_variant_number = sku
    where import_id = ${importId} and ordinal = any(${rows.map(({ ordinal }) => ordinal)}::int[]) order by ordinal`.execute(transaction)
  return staged
}

const readStock = async (
  transaction: Kysely<Tables>,
  staged: ReadonlyArray<Staged>
): Promise<ReadonlyMap<string, ReadonlyArray<StockRow>>> => {
  const { rows } = await sql<StockRow>`
    select sku_variant_number as sku, warehouse, quantity,
      to_char(counted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "countedAt"
    from warehouse_stock left join stock_count using (sku_variant_number, warehouse)
    where sku_variant_number = any(${staged.map(({ sku }) => sku)}::text[]) order by quantity desc, warehouse`.execute(transaction)
  return Map.groupBy(rows, ({ sku }) => sku)
}

/** Distributes a count to warehouses: a count of all warehouses goes into the fullest one. */
const spread = (
  sku: string,
  { countedAt, quantity, warehouse }: StockState,
  own: ReadonlyArray<Pick<StockRow, "warehouse">>,
  main: number
): ReadonlyArray<StockRow> => {
  const target = { sku, countedAt, quantity: quantity ?? 0 }
  if (warehouse !== null) return [{ ...target, warehouse }]
  const [first, ...others] = own
  return [
    { ...target, warehouse: first?.warehouse ?? main },
    ...others.map((shelf) => ({ ...target, warehouse: shelf.warehouse, quantity: 0 }))
  ]
}

const setStock = async (transaction: Kysely<Tables>, targets: ReadonlyArray<StockRow>): Promise<void> => {
  await sql`
    insert into warehouse_stock (sku_variant_number, warehouse, quantity)
    select distinct on (sku, warehouse) sku, warehouse, quantity
    from json_to_recordset(${JSON.stringify(targets)}::json) as target (sku text, warehouse int, quantity int)
    on conflict (sku_variant_number, warehouse) do update set quantity = excluded.quantity`.execute(transaction)
}

interface Supply {
  readonly sku: string
  /** Whether the feed states how the variant is sold when it is out of stock. */
  readonly says: boolean
  readonly days?: number | null | undefined
  readonly backorder?: boolean | undefined
}

/** Sets the counts and availability of variants from the stock of their warehouses. */
const sumStock = async (transaction: Kysely<Tables>, supplies: ReadonlyArray<Supply>): Promise<void> => {
  await sql`
    update variant set quantity = pieces, lead_days = case when says then days else lead_days end,
      availability = case when availability = 'Discontinued' then availability when pieces > 0 then 'InStock'
        when says then case when days > 0 then 'MadeToOrder' when backorder then 'Backorderable' else 'NotAvailable' end
        when availability = 'InStock' then 'NotAvailable' else availability end
    from (
      select sku, bool_or(says) as says, max(days) as days, bool_or(backorder) as backorder,
        (select coalesce(sum(shelf.quantity), 0)::int from warehouse_stock as shelf where shelf.sku_variant_number = sku) as pieces
      from json_to_recordset(${JSON.stringify(supplies)}::json) as supply (sku text, says boolean, days int, backorder boolean) group by sku
    ) as supplied
    where sku_variant_number = sku`.execute(transaction)
}

/** Restores how variants are sold when out of stock. Variants with pieces are in stock, unless they were held back before the feed. */
const restoreSupply = async (transaction: Kysely<Tables>, undone: ReadonlyArray<Staged>): Promise<void> => {
  const supplies = undone.flatMap(({ before: { availability, leadDays, pieces }, sku }) =>
    availability === undefined ? [] : [{ sku, state: availability, days: leadDays, before: pieces }]
  )
  await sql`
    update variant set lead_days = days,
      availability = case when availability = 'Discontinued' then availability when state <> 'InStock' and before > 0 then state
        when quantity > 0 then 'InStock' when state = 'InStock' then 'NotAvailable' else state end
    from (
      select distinct on (sku) * from json_to_recordset(${JSON.stringify(supplies)}::json) as supply (sku text, state text, days int, before int)
    ) as supplied
    where sku_variant_number = sku`.execute(transaction)
}
