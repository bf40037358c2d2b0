import type { recordImpressions } from "@camber/domain/flags"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { flagDefaults } from "./createFlagsResolver.ts"

/** Stores an event that a visitor saw something under these flags (CALL-101), unless the visitor opted out of tracking. */
export const saveImpressions =
  (database: Kysely<Tables>) =>
  async ({ featureFlags }: (typeof recordImpressions)["body"]["Type"], { isCollected, visitorId, webUserGuid }: VisitorSession) => {
    const known = featureFlags.filter((name) => flagDefaults.has(name))
    if (!isCollected || known.length === 0) return { success: true }
    await database
      .insertInto("event")
      .values({
        web_user_guid: webUserGuid,
        visitor_id: visitorId,
        name: "Feature Flags Seen",
        fields: JSON.stringify({ featureFlags: known }),
        page: "",
        at: new Date().toISOString()
      })
      .execute()
    return { success: true }
  }
