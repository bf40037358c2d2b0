import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Deletes sessions and links that are over, counts that no longer count, and mail after 30 days. */
export const purgeAccounts = async (database: Kysely<Tables>): Promise<void> => {
  const isOver = sql<SqlBool>`expires_at < now()`
  await database.deleteFrom("account_session").where(isOver).execute()
  await database.deleteFrom("one_time_link").where(isOver).execute()
  await database.deleteFrom("rate_limit").where("expire", "<", Date.now()).execute()
  await database
    .deleteFrom("mail")
    .where(sql<SqlBool>`queued_at < now() - interval '30 days'`)
    .execute()
}
