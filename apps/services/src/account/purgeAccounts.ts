import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

const isOver = sql<SqlBool>`expires_at < now()`

/** Deletes sessions that are over. */
export const purgeSessions = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("account_session").where(isOver).execute()
}

/** Deletes sign-ins that waited for a code. */
export const purgeSignInSteps = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("sign_in_step").where(isOver).execute()
}

/** Deletes links of mails that are over. */
export const purgeLinks = async (database: Kysely<Tables>): Promise<void> => {
  await database.deleteFrom("one_time_link").where(isOver).execute()
}

/** Deletes counts of tries that no longer count. */
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
