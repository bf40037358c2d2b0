import { type createOrUpdateSubscription, isTimeZone } from "@camber/domain/push"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { pushEndpoint, type PushSettings } from "./PushSender.ts"
import { pushPermissionTypes } from "./readDevice.ts"

type Request = (typeof createOrUpdateSubscription)["body"]["Type"]
type Reply = (typeof createOrUpdateSubscription)["result"]["Encoded"]

/** Maximum devices per visitor. The oldest subscriptions are deleted. */
export const MAX_DEVICES = 20

const SAVED: Reply = { success: true, message: null }
const UNSUPPORTED_SERVICE: Reply = { success: false, message: "We don’t support this browser’s notifications." }
const UNKNOWN_TIME_ZONE: Reply = { success: false, message: "We don’t know your device’s time zone. Turn off quiet hours." }
const REJECTED: Reply = { success: false, message: "We couldn’t turn on notifications. Reload the page and try again." }

/**
 * Creates the handler that saves which kinds of push messages a visitor's device subscribes to (CALL-134). Idempotent; a new choice
 * replaces the previous one, and a device without kinds is deleted. A browser belongs to the visitor who last used it. Unknown kinds are
 * ignored. Another visitor's guid and unsupported endpoints are rejected.
 */
export const saveSubscription =
  (database: Kysely<Tables>, { allowsLoopback, publicKey }: PushSettings) =>
  async (
    { authSecret, deviceGuid, endpoint, key, quietHours, userPermissions, webUserGuid }: Request,
    visit: Pick<VisitorSession, "isBot" | "webUserGuid">
  ): Promise<Reply> => {
    if (publicKey === null || visit.isBot || (webUserGuid !== null && webUserGuid !== visit.webUserGuid)) return REJECTED
    if (pushEndpoint(endpoint, allowsLoopback) === null) return UNSUPPORTED_SERVICE
    if (quietHours !== null && !isTimeZone(quietHours.timeZone)) return UNKNOWN_TIME_ZONE
    const wanted = new Set(userPermissions.flatMap(({ granted, type }) => (granted ? type : [])))
    const kinds = pushPermissionTypes.flatMap(({ type }) => (wanted.has(type) ? type : []))
    const present = {
      endpoint,
      key,
      kinds,
      auth_secret: authSecret,
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
      time_zone: quietHours?.timeZone ?? null
    }
    const row = { web_user_guid: visit.webUserGuid, device_guid: deviceGuid, ...present }
    await database.transaction().execute(async (transaction) => {
      await deleteSubscription(transaction, row)
      if (kinds.length === 0) return
      await transaction
        .insertInto("push_subscription")
        .values(row)
        // Two tabs may subscribe concurrently. In that case, both write the same row.
        .onConflict((conflict) => conflict.columns(["web_user_guid", "device_guid"]).doUpdateSet(present))
        .execute()
      // Recompute the send time of messages that wait for the end of quiet hours.
      await transaction
        .updateTable("push_message")
        .set({ due_at: sql<Date>`now()` })
        .where("web_user_guid", "=", visit.webUserGuid)
        .where("device_guid", "=", deviceGuid)
        .where("state", "=", "waiting")
        .where("tries", "=", 0)
        .execute()
      await deleteOldest(transaction, visit.webUserGuid)
    })
    return SAVED
  }

/** Deletes the previous subscription of the device, and any subscription of the same browser for another device or visitor. */
const deleteSubscription = (transaction: Kysely<Tables>, row: { web_user_guid: string; device_guid: string; endpoint: string }) =>
  transaction
    .deleteFrom("push_subscription")
    .where((where) =>
      where.or([
        where("endpoint", "=", row.endpoint),
        where.and([where("web_user_guid", "=", row.web_user_guid), where("device_guid", "=", row.device_guid)])
      ])
    )
    .execute()

const deleteOldest = (transaction: Kysely<Tables>, webUserGuid: string) =>
  sql`delete from push_subscription where web_user_guid = ${webUserGuid} and device_guid in (
    select device_guid from push_subscription where web_user_guid = ${webUserGuid}
    order by subscribed_at desc, device_guid offset ${MAX_DEVICES})`.execute(transaction)
