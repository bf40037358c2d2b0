import { type Kysely, sql } from "kysely"

/** Older programs let all staff do everything, as before. */
export const keepsOlder = true

/** What staff may do. Those who may do everything today are owners. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table account add column staff_role text`.execute(db)
  await sql`update account set staff_role = 'owner' where 'staff' = any(roles)`.execute(db)
}
