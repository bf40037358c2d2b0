import type { removeSubscription as call } from "@camber/domain/push"
import { DEVICE_ID_COOKIE } from "@camber/domain/visitor"
import { parseCookieHeader } from "@camber/domain/ports"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Deletes the subscription of a visitor's device and its queued messages. */
export const deleteSubscription = async (database: Kysely<Tables>, webUserGuid: string, deviceGuid: string): Promise<void> => {
  const key = { web_user_guid: webUserGuid, device_guid: deviceGuid }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("push_subscription")
      .where((where) => where.and(key))
      .execute()
    await transaction
      .deleteFrom("push_message")
      .where((where) => where.and({ ...key, state: "waiting" as const }))
      .execute()
  })
}

/** Returns the DeviceId cookie's value; null if the request does not have the cookie (PUSH-12). */
export const getDeviceGuid = ({ headers }: Pick<Request, "headers">): string | null => {
  const id = parseCookieHeader(headers.get("cookie")).get(DEVICE_ID_COOKIE)
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Creates the handler that removes a device of the visitor. Devices of other visitors stay. */
export const removeSubscription =
  (database: Kysely<Tables>) =>
  async (
    { deviceGuid }: (typeof call)["body"]["Type"],
    { webUserGuid }: Pick<VisitorSession, "webUserGuid">
  ): Promise<(typeof call)["result"]["Encoded"]> => {
    await deleteSubscription(database, webUserGuid, deviceGuid)
    return { success: true, message: null }
  }
