import { type createOrUpdateSubscription, isTimeZone } from "@camber/domain/push"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { pushEndpoint } from "./pushEndpoint.ts"
import type { PushSettings } from "./PushSettings.ts"
import { pushPermissionTypes } from "./readPermissions.ts"

type Request = (typeof createOrUpdateSubscription)["body"]["Type"]
type Reply = (typeof createOrUpdateSubscription)["result"]["Encoded"]

/** Devices of one visitor: of more, those that subscribed last are kept. */
export const MAX_DEVICES = 20

const kept: Reply = { success: true, message: null }
const unknownService: Reply = { success: false, message: "This browser’s notifications are not supported." }
const unknownZone: Reply = { success: false, message: "Your device’s time zone is not known to us. Turn quiet hours off." }
const refused: Reply = { success: false, message: "Notifications could not be turned on. Reload the page and try again." }

/**
 * Saves on which device and of what this visitor wants to be notified (CALL-134). The same again changes nothing, another choice takes the former's place,
 * and a device that wants nothing is deleted. A browser belongs to whoever used it last. Kinds that there are not are left out; a guid that is
 * not the session's is refused, and so is an address to which the shop sends nothing.
 */
export const saveSubscription =
  (database: Kysely<Tables>, { allowsLoopback, publicKey }: PushSettings) =>
  async (
    { authSecret, deviceGuid, endpoint, key, quietHours, userPermissions, webUserGuid }: Request,
    visit: Pick<VisitorSession, "isBot" | "webUserGuid">
  ): Promise<Reply> => {
    if (publicKey === null || visit.isBot || (webUserGuid !== null && webUserGuid !== visit.webUserGuid)) return refused
    if (pushEndpoint(endpoint, allowsLoopback) === null) return unknownService
    if (quietHours !== null && !isTimeZone(quietHours.timeZone)) return unknownZone
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
        // Two tabs at once: both say the same of one device.
        .onConflict((conflict) => conflict.columns(["web_user_guid", "device_guid"]).doUpdateSet(present))
        .execute()
      // What waits for the end of hours that have changed is looked at anew.
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
    return kept
  }

/** What was kept of this device, and of its browser under another name. */
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
