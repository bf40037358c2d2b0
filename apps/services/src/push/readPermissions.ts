import { parseQueryString } from "@camber/domain/ports"
import type { PushTopic, PushPermission } from "@camber/domain/push"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** The kinds of message that a device may take, in the order in which it is asked (PUSH-09, GAP-C43): each is a switch of the shopper's own. */
export const pushPermissionTypes: ReadonlyArray<{ readonly type: PushTopic; readonly displayName: string }> = [
  { type: "order", displayName: "Order Updates" },
  { type: "stock", displayName: "Back in Stock" },
  { type: "price", displayName: "Price Drops" },
  { type: "question", displayName: "Answers to Questions" }
]

/** The kinds of message, and which of them this visitor wants on this device (CALL-133). Other visitors' devices stay unknown. */
export const readPermissions =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: Pick<VisitorSession, "webUserGuid">, { url }: Pick<Request, "url">): Promise<ReadonlyArray<PushPermission>> => {
    const kept = await database
      .selectFrom("push_subscription")
      .select("kinds")
      .where("web_user_guid", "=", webUserGuid)
      .where("device_guid", "=", parseQueryString(new URL(url).search).get("deviceGuid") ?? "")
      .executeTakeFirst()
    return pushPermissionTypes.map((kind) => ({ ...kind, granted: kept?.kinds.includes(kind.type) === true }))
  }
