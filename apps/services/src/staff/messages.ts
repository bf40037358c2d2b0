import type { StaffMessage } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Reads the messages of the contact form: those that are not done first, then the newest. */
export const staffMessagesIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffMessage.Encoded>> => {
  const rows = await database
    .selectFrom("contact_message")
    .select(["message_id", "name", "email", "topic", "message", "received_at", "done_at"])
    .orderBy(sql`done_at is not null`)
    .orderBy("received_at", "desc")
    .limit(200)
    .execute()
  return rows.map(({ done_at, message_id, received_at, ...message }) => ({
    ...message,
    messageId: Number(message_id),
    receivedAt: received_at.toISOString(),
    isDone: done_at !== null
  }))
}

/**
 * Creates the handler that marks a message as done or reopens it, and logs that. Returns false if the message already has this state or was
 * deleted.
 */
export const markMessageIn =
  (database: Kysely<Tables>) =>
  ({ isDone, messageId }: Pick<StaffMessage, "isDone" | "messageId">, visit: StaffVisit): Promise<boolean> =>
    withStaffLog(database, visit, { what: isDone ? "message done" : "message reopened", subject: String(messageId) }, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("contact_message")
        .set({ done_at: isDone ? sql<Date>`now()` : null })
        .where("message_id", "=", messageId)
        .where("done_at", isDone ? "is" : "is not", null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
