import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Deletes messages after 30 days, in any state. */
export const purgePush = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("push_message")
    .where(sql<SqlBool>`queued_at < now() - interval '30 days'`)
    .execute()
}
