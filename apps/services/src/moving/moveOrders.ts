import {
  createOrderReader,
  createSoldLineReader,
  type ImportFile,
  type OldOrderLine,
  type OldRow,
  type OldRowCounts,
  type OldTableKind,
  type OrderRecord,
  readOldRows,
  readOrderLine
} from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import { isProvenAccount } from "../account/oldPasswords.ts"
import { createRecordSpool } from "../catalog-import/reading/createRecordSpool.ts"
import type { Tables } from "../database/tables.ts"
import { compareRecords, type Hashed, hashRecord, noteRecord } from "./ledger.ts"
import { addCount, inMoveBatches, type MoveContext, type MoveCounts } from "./MoveContext.ts"

/** A file with orders, order lines, or both. */
export interface OrderFile {
  readonly file: ImportFile
  readonly kind: OldTableKind
}

type Head = Extract<OrderRecord, { kind: "head" }>["head"]
type OldOrder = { readonly head: Head; readonly lines: ReadonlyArray<OldOrderLine> }

const ORDERS_PER_BATCH = 200
/** Maximum number of lines per order. Further lines are dropped. */
const MAX_LINES = 500

/**
 * Moves orders as history: they change no stock and no points, and no mail is sent. Orders and their lines are grouped by means of
 * temporary files. An order belongs to the account of its customer, or, if the owner of its email address has proven to own it, to the
 * account with this address.
 */
export const moveOrders = async (
  context: MoveContext,
  files: ReadonlyArray<OrderFile>,
  counts: MoveCounts
): Promise<ReadonlyMap<string, OldRowCounts>> => {
  const spool = createRecordSpool<OrderRecord>(({ order }) => order)
  try {
    const read = new Map<string, OldRowCounts>()
    for (const { file, kind } of files) read.set(file.name, await readOrderFile(context, file, kind, spool.add))
    let batch: Array<Hashed<OldOrder>> = []
    for await (const groups of spool.groups())
      for (const [key, records] of groups) {
        const order = joinOrder(context, key, records)
        if (order !== undefined) batch.push({ key, hash: hashRecord(order), item: order })
        if (batch.length >= ORDERS_PER_BATCH) {
          await writeOrders(context, batch, counts)
          batch = []
        }
      }
    if (batch.length > 0) await writeOrders(context, batch, counts)
    return read
  } finally {
    await spool.close()
  }
}

const readOrderFile = (
  context: MoveContext,
  file: ImportFile,
  kind: OldTableKind,
  add: (record: OrderRecord) => Promise<void>
): Promise<OldRowCounts> => {
  const addAll = async (rows: ReadonlyArray<OldRow<ReadonlyArray<OrderRecord>>>): Promise<void> => {
    await reportUnsold(context, rows)
    for (const { item } of rows) for (const record of item) await add(record)
  }
  switch (kind.table) {
    case "soldLines":
      return readOldRows(file, kind, context.report, createSoldLineReader(), addAll)
    case "orderLines":
      return readOldRows(
        file,
        kind,
        context.report,
        (row) => {
          const [order, line] = [row.get("order"), readOrderLine(row)]
          return line && [{ kind: "line", order, line, at: row.line, file: row.file } as const]
        },
        addAll
      )
    default: {
      const read = createOrderReader()
      const toRecords = (head: Head | undefined) => head && [{ kind: "head", order: head.order, head } as const]
      return readOldRows(file, kind, context.report, (row) => toRecords(read(row)), addAll)
    }
  }
}

/** Reports SKUs that the shop does not have. Their lines are moved too, but without a link to a product. */
const reportUnsold = async ({ database }: MoveContext, rows: ReadonlyArray<OldRow<ReadonlyArray<OrderRecord>>>) => {
  const skus = rows.flatMap(({ item, row }) =>
    item.flatMap((record) => (record.kind === "line" && record.line.sku !== "" ? [{ row, sku: record.line.sku }] : []))
  )
  if (skus.length === 0) return
  const wanted = [...new Set(skus.map(({ sku }) => sku.toLowerCase()))]
  const { rows: found } = await sql<{ sku: string }>`
    select lower(sku_variant_number) as sku from variant where lower(sku_variant_number) = any(${wanted}::text[])`.execute(database)
  const known = new Set(found.map(({ sku }) => sku))
  for (const { row, sku } of skus)
    if (!known.has(sku.toLowerCase()))
      row.report("info", "no-longer-sold", "sku", `The shop has no part ${sku}. The line is shown as it was.`, sku)
}

const joinOrder = ({ report }: MoveContext, key: string, records: ReadonlyArray<OrderRecord>): OldOrder | undefined => {
  const head = records.find((record) => record.kind === "head")?.head
  const lines = records.filter((record) => record.kind === "line")
  if (head !== undefined) return { head, lines: lines.slice(0, MAX_LINES).map(({ line }) => line) }
  for (const { at, file } of lines) {
    const sentence = `The order ${key} is in no file, or was left out.`
    report({ file, line: at, column: null, field: "order", severity: "error", code: "unknown-order", value: key, sentence })
  }
  return undefined
}

const writeOrders = async (context: MoveContext, orders: ReadonlyArray<Hashed<OldOrder>>, counts: MoveCounts): Promise<void> => {
  const getDifference = await compareRecords(context.database, "order", orders)
  const open = orders.filter(({ key }) => {
    const { _tag } = getDifference(key)
    addCount(counts, _tag === "New" ? "new" : _tag === "Changed" ? "changed" : "unchanged")
    return _tag !== "Same"
  })
  await inMoveBatches(context, open, async (transaction, some) => {
    for (const order of some) {
      await writeOrder(transaction, order)
      await noteRecord(transaction, "order", order)
    }
  })
}

/** Writes an order, unless its customer has since deleted the account. */
const writeOrder = async (transaction: Kysely<Tables>, { item: { head, lines }, key }: Hashed<OldOrder>): Promise<void> => {
  await sql`
    insert into old_order (order_number, web_user_guid, email_key, placed_at, head, lines)
    select ${key}, ${createOwnerSql(head)}, ${head.email}, ${head.placedAt}::timestamptz, ${JSON.stringify(head)}::jsonb, ${JSON.stringify(lines)}::jsonb
    where not exists (select from moved_customer where customer = ${head.customer}::text and account_id is null)
    on conflict (order_number) do update set placed_at = excluded.placed_at, head = excluded.head, lines = excluded.lines,
      web_user_guid = coalesce(old_order.web_user_guid, excluded.web_user_guid)`.execute(transaction)
}

/** Assigns orders to customers who were moved later than the orders. */
export const attachOrders = (context: MoveContext): Promise<void> =>
  inMoveBatches(context, ["all"], async (transaction) => {
    await sql`
      update old_order set web_user_guid = owner.web_user_guid
      from (
        select moved_customer.customer, account.web_user_guid from moved_customer join account using (account_id)
        where not is_closed or ${isProvenAccount}) as owner
      where old_order.web_user_guid is null and old_order.head ->> 'customer' = owner.customer`.execute(transaction)
  })

/**
 * SQL for the owner of an order: the account that was created for the customer, or otherwise the account of the customer or of the email
 * address, if its owner has proven to own the address. Without this proof, the account with the address may belong to another person.
 */
const createOwnerSql = ({ customer, email }: Head) => sql`coalesce(
  (select account.web_user_guid from moved_customer join account using (account_id)
    where customer = ${customer}::text and (not is_closed or ${isProvenAccount})),
  (select web_user_guid from account where email_key = ${email} and ${email} <> '' and ${isProvenAccount}))`
