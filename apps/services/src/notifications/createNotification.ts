import type { NotificationTopic } from "@camber/domain/notifications"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queuePush } from "../push/queuePush.ts"

/** Something to tell a visitor. Plain text; what comes from outside stays text. */
export interface NewNotification {
  readonly topic: NotificationTopic
  readonly title: string
  readonly text: string
  /** A path of this shop. */
  readonly href: string | null
  /** Names what happened, for instance `order:10012:shipped`: one occasion is one notification, however often this is called. */
  readonly occasion: string
  /**
   * Devices are told too, if it is of a kind that they want: what it is about, for instance `order:10012`, of which a device shows the latest
   * alone. Without one they are not.
   */
  readonly collapseKey?: string
}

/** Keeps a notification for a visitor. Give it the transaction of what happened, so that both are written or neither. */
export const createNotification = async (
  database: Kysely<Tables>,
  webUserGuid: string,
  { collapseKey, ...notification }: NewNotification
): Promise<void> => {
  const kept = await database
    .insertInto("notification")
    .values({ web_user_guid: webUserGuid, ...notification })
    .onConflict((conflict) => conflict.columns(["web_user_guid", "occasion"]).doNothing())
    .returning("notification_id")
    .executeTakeFirst()
  if (kept === undefined || collapseKey === undefined) return
  await queuePush(database, { webUserGuid, notificationId: kept.notification_id, topic: notification.topic, collapseKey })
}
