import { type Kysely, sql } from "kysely"

/** A process that knows nothing of leases sends as ever, also what another has: twice at the most. */
export const keepsOlder = true

/** Until when a process has a message to send. What it had not sent by then is anybody's again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mail add column claimed_until timestamptz`.execute(db)
}
