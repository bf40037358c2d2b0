import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Stores that a guest came back, in the background. If the database is unavailable, the next re-signed session stores
 * it.
 */
export const recordGuestVisit =
  (database: Kysely<Tables>) =>
  (webUserGuid: WebUserGuid): void =>
    void database
      .insertInto("guest_seen")
      .values({ web_user_guid: webUserGuid })
      .onConflict((conflict) => conflict.column("web_user_guid").doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
      .catch(() => {})
