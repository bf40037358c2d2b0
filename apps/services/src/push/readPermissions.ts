import { parseQueryString } from "@camber/domain/ports"
import type { PushPermission } from "@camber/domain/push"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Visit } from "../session/authenticate.ts"
import { messageKinds } from "./messageKinds.ts"

/** The kinds of message, and which of them this visitor wants on this device (CALL-133). Other visitors' devices stay unknown. */
export const readPermissions =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: Pick<Visit, "webUserGuid">, { url }: Pick<Request, "url">): Promise<ReadonlyArray<PushPermission>> => {
    const kept = await database
      .selectFrom("push_subscription")
      .select("kinds")
      .where("web_user_guid", "=", webUserGuid)
      .where("device_guid", "=", parseQueryString(new URL(url).search).get("deviceGuid") ?? "")
      .executeTakeFirst()
    return messageKinds.map((kind) => ({ ...kind, granted: kept?.kinds.includes(kind.type) === true }))
  }
