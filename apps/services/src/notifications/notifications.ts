import { type markRead, MOST_NOTIFICATIONS, type notificationHistory, type unreadCount } from "@camber/domain/notifications"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Creates the resolver that counts a visitor's unread notifications (CALL-22). */
export const countUnread =
  (database: Kysely<Tables>) =>
  ({ webUserGuid }: Pick<VisitorSession, "webUserGuid">): Promise<(typeof unreadCount)["result"]["Encoded"]> =>
    database
      .selectFrom("notification")
      .select(({ fn }) => fn.countAll<number>().as("countUnread"))
      .where("web_user_guid", "=", webUserGuid)
      .where("read_at", "is", null)
      .executeTakeFirstOrThrow()

/** Creates the resolver that returns a visitor's notifications, newest first. */
export const readNotifications =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: VisitorSession): Promise<(typeof notificationHistory)["result"]["Encoded"]> => {
    const rows = await database
      .selectFrom("notification")
      .selectAll()
      .where("web_user_guid", "=", webUserGuid)
      .orderBy("notification_id", "desc")
      .limit(MOST_NOTIFICATIONS)
      .execute()
    return {
      notifications: rows.map((row) => ({
        id: row.notification_id,
        topic: row.topic,
        title: row.title,
        text: row.text,
        href: row.href,
        createdAt: row.created_at.getTime(),
        isRead: row.read_at !== null
      }))
    }
  }

/** Creates the resolver that marks a visitor's notifications as read. The time of the first reading stays. */
export const markNotificationsRead =
  (database: Kysely<Tables>) =>
  async ({ ids }: (typeof markRead)["body"]["Type"], visit: VisitorSession): Promise<(typeof markRead)["result"]["Encoded"]> => {
    await database
      .updateTable("notification")
      .set({ read_at: sql<Date>`now()` })
      .where("web_user_guid", "=", visit.webUserGuid)
      .where("read_at", "is", null)
      .where(sql<boolean>`notification_id = any(${ids})`)
      .execute()
    return countUnread(database)(visit)
  }

/** Deletes notifications older than a year. */
export const purgeNotifications = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("notification")
    .where("created_at", "<", sql<Date>`now() - interval '365 days'`)
    .execute()
}
