import { type PointsBalance, computePointsBalance } from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Whether a visitor has joined the rewards programme. */
export const isMember = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const member = await database.selectFrom("rewards_member").select("joined_at").where("web_user_guid", "=", webUserGuid).executeTakeFirst()
  return member !== undefined
}

/** What a member's points come to at `now`; null for who is no member. */
export const readPointsBalance = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, now: Date): Promise<PointsBalance | null> => {
  if (!(await isMember(database, webUserGuid))) return null
  const entries = await database.selectFrom("points_entry").select(["points", "at"]).where("web_user_guid", "=", webUserGuid).execute()
  return computePointsBalance(
    entries.map(({ at, points }) => ({ points, at: at.getTime() })),
    now.getTime()
  )
}
