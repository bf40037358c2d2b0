import { pushTopics } from "@camber/domain/push"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Deletes messages after 30 days, in any state. */
export const purgePush = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .deleteFrom("push_message")
    .where(sql<SqlBool>`queued_at < now() - interval '30 days'`)
    .execute()
}

/** Counts the push messages that are queued. */
export const countDueMessages = async (database: Kysely<Tables>): Promise<number> => {
  const { waiting } = await database
    .selectFrom("push_message")
    .select((message) => message.fn.countAll<number>().as("waiting"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow()
  return waiting
}

/** Maximum queued messages per device. The oldest are dropped. */
export const MAX_QUEUED_MESSAGES = 50

/** A notification to push. */
interface PushNotification {
  readonly webUserGuid: string
  readonly notificationId: number
  readonly topic: string
  /** The subject, for instance `order:10012`. A later message with the same key replaces a queued one. */
  readonly collapseKey: string
}

/**
 * Queues a notification for the visitor's devices that subscribed to its topic, atomically with the transaction.
 * `deliverPush` sends it.
 */
export const queuePush = async (
  transaction: Kysely<Tables>,
  { collapseKey, notificationId, topic, webUserGuid }: PushNotification
): Promise<void> => {
  if (!pushTopics.some((known) => known === topic)) return
  await transaction
    .deleteFrom("push_message")
    .where("web_user_guid", "=", webUserGuid)
    .where("collapse_key", "=", collapseKey)
    .where("state", "=", "waiting")
    .execute()
  await sql`
    insert into push_message (web_user_guid, device_guid, notification_id, topic, collapse_key)
    select web_user_guid, device_guid, ${notificationId}::bigint, ${topic}, ${collapseKey}
    from push_subscription where web_user_guid = ${webUserGuid} and ${topic} = any(kinds)`.execute(transaction)
  await sql`
    delete from push_message where push_id in (
      select push_id from (
        select push_id, row_number() over (partition by device_guid order by push_id desc) as place
        from push_message where web_user_guid = ${webUserGuid} and state = 'waiting') as ranked
      where place > ${MAX_QUEUED_MESSAGES})`.execute(transaction)
}
