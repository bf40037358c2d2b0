import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** For how long events are kept, and how many at most. */
export interface EventRetention {
  readonly days: number
  readonly most: number
}

/** Rows that one statement deletes at most, so that none holds others up for long. */
const AT_ONCE = 5000

/** Deletes events that have had their days, and the oldest of more than the shop keeps. Both are found by the index of their arrival. */
export const purgeEvents = async (database: Kysely<Tables>, { days, most }: EventRetention): Promise<void> => {
  const { rows } = await sql<{ bound: Date }>`
    select greatest(
      now() - make_interval(days => ${days}),
      (select received_at from event order by received_at desc offset ${most} limit 1)
    ) as bound`.execute(database)
  const bound = rows[0]?.bound
  if (bound === undefined) return
  let deleted: bigint
  do {
    const result = await sql`
      delete from event where (web_user_guid, event_id) in (
        select web_user_guid, event_id from event where received_at <= ${bound} order by received_at limit ${AT_ONCE})`.execute(database)
    deleted = result.numAffectedRows ?? 0n
  } while (deleted === BigInt(AT_ONCE))
}
