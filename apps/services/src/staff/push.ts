import type { StaffPush } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Reads the push messages of the last 30 days: counts by kind and state, and the latest 200. Contains no personal data.
 */
export const staffPushIn = async (database: Kysely<Tables>): Promise<typeof StaffPush.Encoded> => {
  const counted = await database
    .selectFrom("push_message")
    .select(["topic", "state"])
    .select(sql<number>`count(*)::int`.as("count"))
    .groupBy(["topic", "state"])
    .orderBy("topic")
    .orderBy("state")
    .execute()
  const rows = await database
    .selectFrom("push_message")
    .innerJoin("notification", (join) =>
      join
        .onRef("notification.web_user_guid", "=", "push_message.web_user_guid")
        .onRef("notification.notification_id", "=", "push_message.notification_id")
    )
    .select(["push_message.topic", "title", "service", "state", "tries", "problem", "queued_at", "ended_at"])
    .orderBy("push_id", "desc")
    .limit(200)
    .execute()
  return {
    counts: counted,
    newest: rows.map(({ ended_at, queued_at, ...row }) => ({
      ...row,
      queuedAt: queued_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null
    }))
  }
}
