import type { removeSubscription as call } from "@camber/domain/push"
import { DEVICE_ID_COOKIE } from "@camber/domain/visitor"
import { parseCookieHeader } from "@camber/domain/ports"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Takes back what a visitor's device subscribed to, and what waits for it. */
export const deleteSubscription = async (database: Kysely<Tables>, webUserGuid: string, deviceGuid: string): Promise<void> => {
  const of = { web_user_guid: webUserGuid, device_guid: deviceGuid }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("push_subscription")
      .where((where) => where.and(of))
      .execute()
    await transaction
      .deleteFrom("push_message")
      .where((where) => where.and({ ...of, state: "waiting" as const }))
      .execute()
  })
}

/** The DeviceId cookie's value; null without one (PUSH-12). */
export const getDeviceGuid = ({ headers }: Pick<Request, "headers">): string | null => {
  const id = parseCookieHeader(headers.get("cookie")).get(DEVICE_ID_COOKIE)
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null
}

/** Takes a visitor's own device off the list; another's is left alone. */
export const removeSubscription =
  (database: Kysely<Tables>) =>
  async (
    { deviceGuid }: (typeof call)["body"]["Type"],
    { webUserGuid }: Pick<VisitorSession, "webUserGuid">
  ): Promise<(typeof call)["result"]["Encoded"]> => {
    await deleteSubscription(database, webUserGuid, deviceGuid)
    return { success: true, message: null }
  }
