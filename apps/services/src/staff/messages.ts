import type { StaffMessage } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Reads the messages of the contact form, newest first. */
export const staffMessagesIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffMessage.Encoded>> => {
  const rows = await database
    .selectFrom("contact_message")
    .select(["name", "email", "topic", "message", "received_at"])
    .orderBy("received_at", "desc")
    .limit(200)
    .execute()
  return rows.map(({ received_at, ...message }) => ({ ...message, receivedAt: received_at.toISOString() }))
}
