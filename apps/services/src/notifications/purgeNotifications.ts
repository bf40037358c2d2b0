import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Deletes notifications that are older than a year. */
export const purgeNotifications = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("notification")
    .where("created_at", "<", sql<Date>`now() - interval '365 days'`)
    .execute()
}
