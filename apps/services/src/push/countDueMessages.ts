import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Counts the push messages that are queued. */
export const countDueMessages = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("push_message")
    .select((message) => message.fn.countAll<number>().as("waiting"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow()
  return waiting
}
