import type { createOrUpdateSubscription } from "@camber/domain/push"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Visit } from "../session/authenticate.ts"
import { messageKinds } from "./readPermissions.ts"

type Request = (typeof createOrUpdateSubscription)["body"]["Type"]
type Reply = (typeof createOrUpdateSubscription)["result"]["Encoded"]

/** Devices of one visitor: of more, those that subscribed last are kept. */
export const MOST_DEVICES = 20

const kept: Reply = { success: true, message: null }
const refused: Reply = { success: false, message: "Notifications could not be turned on. Please reload the page and try again." }

/**
 * Saves on which device and of what this visitor wants to be notified (CALL-134). The same again changes nothing, another choice takes the former's place,
 * and a device that wants nothing is deleted. A browser belongs to whoever used it last. Kinds that there are not are left out; a guid that is
 * not the session's is refused.
 */
export const saveSubscription =
  (database: Kysely<Tables>) =>
  async ({ authSecret, deviceGuid, endpoint, key, userPermissions, webUserGuid }: Request, visit: Visit): Promise<Reply> => {
    if (visit.isBot || (webUserGuid !== null && webUserGuid !== visit.webUserGuid)) return refused
    const wanted = new Set(userPermissions.flatMap(({ granted, type }) => (granted ? type : [])))
    const kinds = messageKinds.flatMap(({ type }) => (wanted.has(type) ? type : []))
    const row = { web_user_guid: visit.webUserGuid, device_guid: deviceGuid, endpoint, key, auth_secret: authSecret, kinds }
    await database.transaction().execute(async (transaction) => {
      await deleteSubscription(transaction, row)
      if (kinds.length === 0) return
      await transaction
        .insertInto("push_subscription")
        .values(row)
        // Two tabs at once: both say the same of one device.
        .onConflict((conflict) =>
          conflict.columns(["web_user_guid", "device_guid"]).doUpdateSet({ endpoint, key, auth_secret: authSecret, kinds })
        )
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
    order by subscribed_at desc, device_guid offset ${MOST_DEVICES})`.execute(transaction)
