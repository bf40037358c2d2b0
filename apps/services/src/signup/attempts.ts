import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Attempts to sign up of one visitor within an hour. One sign-up with the rewards programme takes two. */
const mostOfOne = 6

/** Notes an attempt to sign up; false where it is one too many, so that neither codes nor answers can be had by the thousand. */
export const isWithinSignupLimit = (database: Kysely<Tables>, webUserGuid: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('signup_attempt'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql`
      insert into signup_attempt (web_user_guid) select ${webUserGuid}
      where (select count(*) from signup_attempt where web_user_guid = ${webUserGuid} and attempted_at > now() - interval '1 hour') < ${mostOfOne}
      returning attempt_id`.execute(transaction)
    return rows.length === 1
  })

/** Deletes attempts that count no more. */
export const purgeAttempts = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("signup_attempt")
    .where("attempted_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute()
}
