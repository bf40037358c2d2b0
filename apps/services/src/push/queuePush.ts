import { pushTopics } from "@camber/domain/push"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Messages that wait for one device: of more, the oldest are not sent. */
export const MAX_QUEUED_MESSAGES = 50

/** A notification that devices are to be told of. */
interface Told {
  readonly webUserGuid: string
  readonly notificationId: number
  readonly topic: string
  /** What it is about, for instance `order:10012`: a later message with the same key takes the place of one that still waits. */
  readonly collapseKey: string
}

/**
 * Has the visitor's devices that want to be told of the topic receive a notification. Inside a transaction it is queued with what the
 * transaction does, or not at all; `deliverPush` takes it from there.
 */
export const queuePush = async (transaction: Kysely<Tables>, { collapseKey, notificationId, topic, webUserGuid }: Told): Promise<void> => {
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
