import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Notes that a guest came back. No page waits for it or fails with it: without a database the next session that is signed notes it. */
export const recordGuestVisit =
  (database: Kysely<Tables>) =>
  (webUserGuid: WebUserGuid): void =>
    void database
      .insertInto("guest_seen")
      .values({ web_user_guid: webUserGuid })
      .onConflict((conflict) => conflict.column("web_user_guid").doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
      .catch(() => {})
