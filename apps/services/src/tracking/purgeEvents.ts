import { type Kysely, sql } from "kysely"
import { deleteInBatches } from "../foundation/async.ts"
import type { Tables } from "../database/tables.ts"

/** Maximum age in days and maximum number of stored events. */
export interface EventRetention {
  readonly days: number
  readonly most: number
}

/** Deletes events past their retention and the oldest above the maximum. Finds both by the index of arrival time. */
export const purgeEvents = async (database: Kysely<Tables>, { days, most }: EventRetention): Promise<void> => {
  const { rows } = await sql<{ bound: Date }>`
    select greatest(
      now() - make_interval(days => ${days}),
      (select received_at from event order by received_at desc offset ${most} limit 1)
    ) as bound`.execute(database)
  const bound = rows[0]?.bound
  if (bound === undefined) return
  await deleteInBatches(async (atMost) => {
    const { numAffectedRows } = await sql`
      delete from event where (web_user_guid, event_id) in (
        select web_user_guid, event_id from event where received_at <= ${bound} order by received_at limit ${atMost})`.execute(database)
    return numAffectedRows
  })
}
