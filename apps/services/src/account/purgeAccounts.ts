import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

const isExpired = sql<SqlBool>`expires_at < now()`

/** Deletes expired sessions. */
export const purgeSessions = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("account_session").where(isExpired).execute()
}

/** Deletes expired sign-ins that still need a code. */
export const purgeSignInSteps = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("sign_in_step").where(isExpired).execute()
}

/** Deletes expired one-time links. */
export const purgeLinks = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("one_time_link").where(isExpired).execute()
}

/** Deletes expired attempt counters. */
export const purgeTries = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("rate_limit").where("expire", "<", Date.now()).execute()
}

/** Deletes mail after 30 days. */
export const purgeMail = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("mail")
    .where(sql<SqlBool>`queued_at < now() - interval '30 days'`)
    .execute()
}
