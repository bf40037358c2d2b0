import { type Kysely, sql } from "kysely"
import type { Figure } from "./catalogFigures.ts"
import type { Tables } from "./database/tables.ts"
import { staffWaitingIn } from "./staff/pendingChanges.ts"

/**
 * Returns metrics of orders, payments and refunds (OPS-94). Counts cover the last 24 hours, so that the queries do not become slower as the
 * shop grows.
 */
export const salesFigures = async (database: Kysely<Tables>): Promise<ReadonlyArray<Figure>> => {
  const orders = await sql<{ payment: string; count: number }>`
    select payment_state as payment, count(*)::int as count from customer_order
    where placed_at > now() - interval '1 day' group by 1`.execute(database)
  const events = await sql<{ what: string; count: number }>`
    select what, count(*)::int as count from (select * from order_event order by order_event_id desc limit 20000) as recent
    where at > now() - interval '1 day' and actor = 'payment' group by 1`.execute(database)
  const refunds = await sql<{ state: string; count: number; age: number }>`
    select state, count(*)::int as count, extract(epoch from now() - min(requested_at))::float8 as age from refund
    where state in ('due', 'sent', 'failed') group by 1`.execute(database)
  return [
    ...orders.rows.map(({ count, payment }): Figure => ["orders_last_day", { payment }, count]),
    ...events.rows.map(({ count, what }): Figure => ["payment_events_last_day", { what }, count]),
    ...["due", "sent", "failed"].flatMap((state): ReadonlyArray<Figure> => {
      const row = refunds.rows.find((candidate) => candidate.state === state)
      return [
        ["refunds", { state }, row?.count ?? 0],
        ["refund_oldest_seconds", { state }, row?.age ?? 0]
      ]
    }),
    ...Object.entries(await staffWaitingIn(database)).map(([page, count]): Figure => ["staff_waiting", { page }, count])
  ]
}
