import type { PointsHistory } from "@camber/domain/loyalty"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { readMembershipStatus } from "./readMembershipStatus.ts"

/** Maximum entries, enough for some years of shopping. */
const MOST_ENTRIES = 200

/** Returns a member's own points ledger. */
export const readPointsHistory =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: VisitorSession): Promise<typeof PointsHistory.Encoded> => {
    const { balance, userStatus } = await readMembershipStatus(database, webUserGuid, new Date())
    if (balance === null || userStatus !== "eligible") return { entries: [] }
    const rows = await database
      .selectFrom("points_entry")
      .select(["points", "reason", "order_number", "at"])
      .where("web_user_guid", "=", webUserGuid)
      .orderBy("entry_id", "desc")
      .limit(MOST_ENTRIES)
      .execute()
    return {
      entries: rows.map(({ at, order_number, points, reason }) => ({ points, reason, orderNumber: order_number, at: at.getTime() }))
    }
  }
