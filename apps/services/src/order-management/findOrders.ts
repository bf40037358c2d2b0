import {
  STAFF_ORDERS_PER_PAGE,
  type ManagedOrdersPage,
  type ManagedOrderRow,
  LAST_PAGE,
  type OrderQuery
} from "@camber/domain/order-management"
import { getRefundedOfTotal } from "@camber/domain/order"
import { STUCK_REFUND_ATTEMPTS } from "@camber/domain/payment"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { findOldOrders } from "../orders/readOldOrders.ts"
import type { Tables } from "../database/tables.ts"

/** Maximum orders found by a part number. If a part is in more orders, staff can narrow the search. */
const MAX_ORDERS_OF_PART = 1000

/** Returns one page of the found orders, newest first. */
export const findOrders = async (database: Kysely<Tables>, query: OrderQuery): Promise<typeof ManagedOrdersPage.Encoded> => {
  const found = toOrderFilter(query)
  const { rows } = await sql<Row>`
    ${columns} where ${found} order by placed_at desc, order_number limit ${STAFF_ORDERS_PER_PAGE} offset ${(query.page - 1) * STAFF_ORDERS_PER_PAGE}`.execute(
    database
  )
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from customer_order where ${found} limit ${STAFF_ORDERS_PER_PAGE * LAST_PAGE}) as counted`.execute(database)
  const { from, money, page, status, text, to, view } = query
  const isPlain = page === 1 && view === "all" && from === null && to === null && money === null && status === null
  return { orders: rows.map(toWireRow), total: counted.rows[0]?.total ?? 0, old: isPlain ? await findOldOrders(database, text) : [] }
}

interface Row extends Omit<typeof ManagedOrderRow.Encoded, "placedAt"> {
  readonly placedAt: Date
  readonly paid: number
}

const toWireRow = ({ paid, ...row }: Row): typeof ManagedOrderRow.Encoded => ({
  ...row,
  placedAt: row.placedAt.toISOString(),
  refunded: getRefundedOfTotal({ total: row.total, paid, refunded: row.refunded })
})

const isStuckSql = sql`(state = 'due' and tries >= ${sql.lit(STUCK_REFUND_ATTEMPTS.due)} or state = 'sent' and tries >= ${sql.lit(STUCK_REFUND_ATTEMPTS.sent)})`
/** SQL condition that narrows the search by means of an index, because few orders have failed or stuck refunds. */
const hasProblemRefund = sql`order_number in (select order_number from refund where state = 'failed' or ${isStuckSql})`

/** SQL version of `isStuckRefund` and `getOutstandingRefundCents`. */
const isRefundStuckSql = sql`(
  exists (select 1 from refund where refund.order_number = customer_order.order_number and ${isStuckSql})
  or (exists (select 1 from refund where refund.order_number = customer_order.order_number and state = 'failed')
    and paid_cents - refunded_cents > greatest(0, total_cents - credited_cents) + (
      select coalesce(sum(cents), 0) from refund where refund.order_number = customer_order.order_number and state in ('due', 'sent'))))`

const columns = sql`
  select order_number as "orderNumber", placed_at as "placedAt", status, payment_state as payment, email,
    coalesce(contact->>'name', '') as name,
    concat_ws(' ', nullif(concat_ws(', ', nullif(contact->>'city', ''), nullif(contact->>'region', '')), ''), contact->>'postalCode') as place,
    status = 'placed' and exists (select 1 from shipment where shipment.order_number = customer_order.order_number) as "isPartlyShipped",
    total_cents::int as total, credited_cents::int as credited, paid_cents::int as paid, refunded_cents::int as refunded,
    (select count(*)::int from order_line where order_line.order_number = customer_order.order_number) as lines,
    (select coalesce(sum(quantity - canceled), 0)::int from order_line where order_line.order_number = customer_order.order_number) as pieces,
    (select added_for->>'projectName' from order_line
     where order_line.order_number = customer_order.order_number and added_for is not null order by ordinality limit 1) as car,
    (select count(*)::int from return_case
     where return_case.order_number = customer_order.order_number and state in ('requested', 'received')) as "returnsWaiting",
    ${isRefundStuckSql} as "isRefundStuck"
  from customer_order`

const PAYMENT_STATES = {
  invoice: ["none"],
  waiting: ["awaiting", "authorised", "failed"],
  paid: ["paid"],
  refunded: ["partlyRefunded", "refunded"]
} as const

const VIEW_CONDITIONS: Readonly<Record<Exclude<OrderQuery["view"], "all">, RawBuilder<unknown>>> = {
  toPack: sql`status = 'placed' and payment_state in ('none', 'paid', 'partlyRefunded')`,
  partlyShipped: sql`status = 'placed' and exists (select 1 from shipment where shipment.order_number = customer_order.order_number)`,
  returns: sql`order_number in (select order_number from return_case where state in ('requested', 'received'))`,
  refunds: sql`${hasProblemRefund} and ${isRefundStuckSql}`
}

/** Creates the SQL condition of a query. */
export const toOrderFilter = ({ from, money, status, text, to, view }: Omit<OrderQuery, "page">): RawBuilder<unknown> => {
  const conditions = [
    ...(text.trim() === "" ? [] : [createTextCondition(text)]),
    ...(view === "all" ? [] : [VIEW_CONDITIONS[view]]),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(money === null ? [] : [sql`payment_state = any(${PAYMENT_STATES[money]})`]),
    ...(from === null ? [] : [sql`placed_at >= ${from}::timestamp at time zone 'utc'`]),
    ...(to === null ? [] : [sql`placed_at < (${to}::date + 1)::timestamp at time zone 'utc'`])
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql`) and (`)})`
}

/**
 * Creates the SQL condition of a text search: either each word is a prefix of a word in the number, email, name or phone number, or the
 * text is a prefix of a part number. The database splits the text into words the same way as the indexed orders.
 */
const createTextCondition = (text: string): RawBuilder<unknown> => sql`
  words @@ (
    select string_agg(quote_literal(word) || ':*', ' & ')
    from unnest(regexp_split_to_array(lower(${text}), '[^[:alnum:]]+')) as word where word <> '')::tsquery
  or order_number = any(array(
    select order_line.order_number from order_line where sku_variant_number like any(${toPartPatterns(text)})
    order by placed_at desc limit ${MAX_ORDERS_OF_PART}))`

/** Returns the LIKE patterns of a part number prefix, as typed and in capitals; none if the text contains no letters or digits. */
const toPartPatterns = (text: string): ReadonlyArray<string> => {
  const number = text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return /[A-Z0-9]/i.test(number) ? [`${number}%`, `${number.toUpperCase()}%`] : []
}
