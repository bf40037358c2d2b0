import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { lockStock } from "../../orders/reserveStock.ts"
import { getLedgerIds } from "../writing/ledger.ts"
import type { StockState } from "./compareStock.ts"
import type { StagedOffer } from "./writeOfferFeed.ts"

interface Staged {
  readonly ordinal: number
  readonly sku: string
  readonly before: StockState
  readonly after: StockState
  readonly begun: string
}

interface StockRow {
  readonly sku: string
  readonly warehouse: number
  readonly quantity: number
}

/** Where pieces are that no warehouse has yet. */
const MAIN_WAREHOUSE = "main"

/** Writes some counts, and notes what they replace. Pieces that were ordered since the comparison stay sold. */
export const writeCounts = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  const staged = await readStaged(transaction, importId, rows)
  const stock = await readStock(transaction, staged)
  const main = (await getLedgerIds(transaction, "warehouse", [MAIN_WAREHOUSE])).get(MAIN_WAREHOUSE)!
  const written = staged.map(({ after, before, ordinal, sku }) => {
    const own = (stock.get(sku) ?? []).filter(({ warehouse }) => after.warehouse === null || warehouse === after.warehouse)
    const now = own.reduce((sum, { quantity }) => sum + quantity, 0)
    // A sale after the comparison has reduced the count already.
    const sold = Math.max(0, (before.quantity ?? 0) - now)
    const quantity = Math.max(0, (after.quantity ?? 0) - sold)
    return {
      ordinal,
      sku,
      after: { ...after, quantity },
      before: { ...before, quantity: before.quantity === null ? null : now, stock: own }
    }
  })
  const targets = written.flatMap(({ after, sku }) => spread(sku, after, stock.get(sku) ?? [], main))
  await setStock(transaction, targets)
  await sql`
    insert into stock_count (sku_variant_number, warehouse, counted_at)
    select sku, warehouse, "countedAt" from json_to_recordset(${JSON.stringify(targets)}::json) as target (sku text, warehouse int, "countedAt" timestamptz)
    on conflict (sku_variant_number, warehouse) do update set counted_at = excluded.counted_at`.execute(transaction)
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

/** Undoes some counts. Pieces that were sold since stay sold. */
export const undoCounts = async (transaction: Kysely<Tables>, importId: number, rows: ReadonlyArray<StagedOffer>): Promise<void> => {
  const staged = await readStaged(transaction, importId, rows)
  const stock = await readStock(transaction, staged)
  const targets = staged.flatMap(({ after, before, sku }) => {
    const own = (stock.get(sku) ?? []).filter(({ warehouse }) => after.warehouse === null || warehouse === after.warehouse)
    const now = own.reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = Math.max(0, (before.quantity ?? 0) + now - (after.quantity ?? 0))
    return spread(sku, { ...after, quantity }, own, own[0]?.warehouse ?? 1)
  })
  await setStock(transaction, targets)
  const counts = staged.map(({ before, sku }) => ({ sku, warehouse: before.warehouse, countedAt: before.countedAt }))
  await sql`
    update stock_count as known set counted_at = coalesce(before."countedAt", '-infinity')
    from json_to_recordset(${JSON.stringify(counts)}::json) as before (sku text, warehouse int, "countedAt" timestamptz)
    where known.sku_variant_number = before.sku and (before.warehouse is null or known.warehouse = before.warehouse)`.execute(transaction)
  await sql`
    update import_offer set is_written = false
    where import_id = ${importId} and ordinal = any(${staged.map(({ ordinal }) => ordinal)}::int[])`.execute(transaction)
  await sumStock(
    transaction,
    staged.map(({ sku }) => ({ sku, says: false }))
  )
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
    select ordinal, sku, before, after from import_offer join variant on sku_variant_number = sku
    where import_id = ${importId} and ordinal = any(${rows.map(({ ordinal }) => ordinal)}::int[]) order by ordinal`.execute(transaction)
  return staged
}

const readStock = async (
  transaction: Kysely<Tables>,
  staged: ReadonlyArray<Staged>
): Promise<ReadonlyMap<string, ReadonlyArray<StockRow>>> => {
  const { rows } = await sql<StockRow>`
    select sku_variant_number as sku, warehouse, quantity from warehouse_stock
    where sku_variant_number = any(${staged.map(({ sku }) => sku)}::text[]) order by quantity desc, warehouse`.execute(transaction)
  return Map.groupBy(rows, ({ sku }) => sku)
}

interface Target extends StockRow {
  readonly countedAt: string | null
}

/** A count of all warehouses is put into the fullest one. */
const spread = (
  sku: string,
  { countedAt, quantity, warehouse }: StockState,
  own: ReadonlyArray<StockRow>,
  main: number
): ReadonlyArray<Target> => {
  const target = { sku, countedAt, quantity: quantity ?? 0 }
  if (warehouse !== null) return [{ ...target, warehouse }]
  const [first, ...others] = own
  return [
    { ...target, warehouse: first?.warehouse ?? main },
    ...others.map((shelf) => ({ ...target, warehouse: shelf.warehouse, quantity: 0 }))
  ]
}

const setStock = async (transaction: Kysely<Tables>, targets: ReadonlyArray<Target>): Promise<void> => {
  await sql`
    insert into warehouse_stock (sku_variant_number, warehouse, quantity)
    select distinct on (sku, warehouse) sku, warehouse, quantity
    from json_to_recordset(${JSON.stringify(targets)}::json) as target (sku text, warehouse int, quantity int)
    on conflict (sku_variant_number, warehouse) do update set quantity = excluded.quantity`.execute(transaction)
}

interface Supply {
  readonly sku: string
  /** Whether the feed says how the variant is sold without stock. */
  readonly says: boolean
  readonly days?: number | null | undefined
  readonly backorder?: boolean | undefined
}

/** Sets the counts and availability of variants from their warehouses. */
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
