import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Maximum sign-up attempts per visitor and hour. Joining the rewards program as well takes two. */
const MAX_ATTEMPTS = 6

/** Counts a sign-up attempt. Returns false above the limit, which prevents mass requests for codes. */
export const isWithinSignupLimit = (database: Kysely<Tables>, webUserGuid: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('signup_attempt'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql`
      insert into signup_attempt (web_user_guid) select ${webUserGuid}
      where (select count(*) from signup_attempt where web_user_guid = ${webUserGuid} and attempted_at > now() - interval '1 hour') < ${MAX_ATTEMPTS}
      returning attempt_id`.execute(transaction)
    return rows.length === 1
  })

/** Deletes attempts that are older than the limit's hour. */
export const purgeAttempts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("signup_attempt")
    .where("attempted_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
}
