import { type Kysely, sql } from "kysely"
import { deleteInBatches } from "../foundation/fetchInBatches.ts"
import type { Tables } from "../database/tables.ts"

/** For how long events are kept, and how many at most. */
export interface EventRetention {
  readonly days: number
  readonly most: number
}

/** Deletes events that have had their days, and the oldest of more than the shop keeps. Both are found by the index of their arrival. */
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
