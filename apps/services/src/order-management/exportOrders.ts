import { escapeCsvCell, MAX_EXPORTED_ORDERS, type OrderQuery, parseOrderQuery } from "@camber/domain/order-management"
import { toDollars } from "@camber/domain/money"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { toOrderFilter } from "./findOrders.ts"

/** Orders per batch. */
const BATCH_SIZE = 500

const HEADERS = [
  "Order",
  "Placed",
  "State",
  "Payment",
  "Name",
  "Email",
  "Phone",
  "Street",
  "Street 2",
  "City",
  "Region",
  "Postal code",
  "Country",
  "Pieces",
  "Total",
  "Credited",
  "Paid",
  "Refunded"
]

/** Creates the handler that exports found orders as CSV, newest first, at most 10,000. Streams the orders in batches to limit memory. */
export const exportOrders =
  (database: Kysely<Tables>) =>
  async (request: Request): Promise<Response> => {
    const query = parseOrderQuery(new URL(request.url).searchParams)
    const encoder = new TextEncoder()
    let last: Cursor | null = null
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(`${HEADERS.map(escapeCsvCell).join(",")}\r\n`)),
      pull: async (controller) => {
        const rows = await readBatch(database, query, last, Math.min(BATCH_SIZE, MAX_EXPORTED_ORDERS - sent))
        sent += rows.length
        last = rows.at(-1) ?? null
        if (rows.length > 0)
          controller.enqueue(encoder.encode(rows.map((row) => `${toCells(row).map(escapeCsvCell).join(",")}\r\n`).join("")))
        if (rows.length < BATCH_SIZE || sent >= MAX_EXPORTED_ORDERS) controller.close()
      }
    })
    return new Response(body, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="orders.csv"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff"
      }
    })
  }

/** Last row of a batch. `placed` has microseconds, which a Date would lose. */
interface Cursor {
  readonly placed: string
  readonly order_number: string
}

interface Row extends Cursor {
  readonly status: string
  readonly payment_state: string
  readonly contact: Readonly<Record<string, string | undefined>>
  readonly email: string
  readonly pieces: number
  readonly total_cents: number
  readonly credited_cents: number
  readonly paid_cents: number
  readonly refunded_cents: number
}

const readBatch = async (database: Kysely<Tables>, query: OrderQuery, last: Cursor | null, most: number): Promise<ReadonlyArray<Row>> => {
  const older =
    last === null
      ? sql`true`
      : sql`(placed_at < ${last.placed}::timestamptz or (placed_at = ${last.placed}::timestamptz and order_number > ${last.order_number}))`
  const { rows } = await sql<Row>`
    select placed_at::text as placed, order_number, status, payment_state, contact, email, total_cents, credited_cents, paid_cents, refunded_cents,
      (select coalesce(sum(quantity - canceled), 0)::int from order_line where order_line.order_number = customer_order.order_number) as pieces
    from customer_order where ${toOrderFilter(query)} and ${older} order by placed_at desc, order_number limit ${most}`.execute(database)
  return rows
}

const toCells = (row: Row): ReadonlyArray<string | number> => [
  row.order_number,
  row.placed,
  row.status,
  row.payment_state,
  ...["name", "email", "phone", "street", "street2", "city", "region", "postalCode", "country"].map((field) =>
    field === "email" ? row.email : (row.contact[field] ?? "")
  ),
  row.pieces,
  toDollars(row.total_cents),
  toDollars(row.credited_cents),
  toDollars(row.paid_cents),
  toDollars(row.refunded_cents)
]
