import type { NotificationTopic } from "@camber/domain/notifications"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queuePush } from "../push/queuePush.ts"

/** A notification for a visitor, in plain text. Escape it when rendering. */
export interface NewNotification {
  readonly topic: NotificationTopic
  readonly title: string
  readonly text: string
  /** Path of a page of this shop. */
  readonly href: string | null
  /** Key of the event, such as `order:10012:shipped`. Repeated calls create one notification. */
  readonly occasion: string
  /**
   * Also pushes to devices that subscribe to the topic. A device displays only the latest message per key, such as
   * `order:10012`. Without a key, nothing is pushed.
   */
  readonly collapseKey?: string
}

/** Stores a notification for a visitor. Pass the transaction of the event, so that both are stored or neither. */
export const createNotification = async (
  database: Kysely<Tables>,
  webUserGuid: string,
  { collapseKey, ...notification }: NewNotification
): Promise<void> => {
  const inserted = await database
    .insertInto("notification")
    .values({ web_user_guid: webUserGuid, ...notification })
    .onConflict((conflict) => conflict.columns(["web_user_guid", "occasion"]).doNothing())
    .returning("notification_id")
    .executeTakeFirst()
  if (inserted === undefined || collapseKey === undefined) return
  await queuePush(database, { webUserGuid, notificationId: inserted.notification_id, topic: notification.topic, collapseKey })
}
