import type { pushDevice } from "@camber/domain/push"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { quietHoursIn } from "./deliverPush.ts"
import type { PushSettings } from "./PushSettings.ts"
import { getDeviceGuid } from "./removeSubscription.ts"

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
