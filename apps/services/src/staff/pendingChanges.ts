import type { StaffWaiting } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

type OpenWork = Omit<StaffWaiting, "role">

/** Counts the open work of staff with one query. */
export const staffWaitingIn = async (database: Kysely<Tables>): Promise<OpenWork> => {
  const { rows } = await sql<OpenWork>`
    select
      (select count(*) from customer_order where status = 'placed' and payment_state in ('none', 'paid', 'partlyRefunded'))::int as orders,
      (select count(distinct order_number) from refund where state = 'failed')::int as "failedRefunds",
      ((select count(*) from return_case where state in ('requested', 'received'))
        + (select count(*) from old_return where state = 'requested'))::int as returns,
      (select count(*) from customer_review where status = 'waiting')::int as reviews,
      ((select count(*) from question where answer is null)
        + (select count(*) from customer_question where answer is null and not is_turned_down))::int as questions,
      (select count(*) from fit_report where state in ('open', 'review'))::int as "fitReports",
      (select count(*) from contact_message where done_at is null)::int as messages`.execute(database)
  return rows[0]!
}
