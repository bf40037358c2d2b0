import type { StaffFeedback } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Reads feedback about the shop, newest first, as plain text. */
export const staffFeedbackIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffFeedback.Encoded>> => {
  const rows = await database
    .selectFrom("feedback")
    .select(["element", "emotion", "feedback", "part_number as partNumber", "email", "page", "source", "given_at"])
    .orderBy("feedback_id", "desc")
    .limit(200)
    .execute()
  return rows.map(({ given_at, ...entry }) => ({ ...entry, givenAt: given_at.toISOString() }))
}
