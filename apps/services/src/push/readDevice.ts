import type { pushDevice, PushTopic, PushPermission } from "@camber/domain/push"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { quietHoursIn } from "./deliverPush.ts"
import type { PushSettings } from "./PushSender.ts"
import { getDeviceGuid } from "./removeSubscription.ts"
import { parseQueryString } from "@camber/domain/ports"

/** Kinds of push messages in display order (PUSH-09, GAP-C43). Each is a separate switch. */
export const pushPermissionTypes: ReadonlyArray<{ readonly type: PushTopic; readonly displayName: string }> = [
  { type: "order", displayName: "Order Updates" },
  { type: "stock", displayName: "Back in Stock" },
  { type: "price", displayName: "Price Drops" },
  { type: "question", displayName: "Answers to Questions" }
]

/**
 * Creates the handler that lists the kinds of push messages and whether this visitor's device subscribed to each (CALL-133). It reveals
 * nothing about other visitors' devices.
 */
export const readPermissions =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: Pick<VisitorSession, "webUserGuid">, { url }: Pick<Request, "url">): Promise<ReadonlyArray<PushPermission>> => {
    const subscription = await database
      .selectFrom("push_subscription")
      .select("kinds")
      .where("web_user_guid", "=", webUserGuid)
      .where("device_guid", "=", parseQueryString(new URL(url).search).get("deviceGuid") ?? "")
      .executeTakeFirst()
    return pushPermissionTypes.map((kind) => ({ ...kind, granted: subscription?.kinds.includes(kind.type) === true }))
  }

/** Creates the handler that reads the push state of the visitor's current device (PUSH-12). */
export const readDevice =
  (database: Kysely<Tables>, { publicKey }: PushSettings) =>
  async ({ webUserGuid }: VisitorSession, request: Request): Promise<(typeof pushDevice)["result"]["Encoded"]> => {
    const subscription = await database
      .selectFrom("push_subscription")
      .select(["quiet_from", "quiet_until", "time_zone"])
      .where("web_user_guid", "=", webUserGuid)
      .where("device_guid", "=", getDeviceGuid(request) ?? "")
      .executeTakeFirst()
    return { publicKey, isOn: subscription !== undefined, quietHours: subscription === undefined ? null : quietHoursIn(subscription) }
  }
