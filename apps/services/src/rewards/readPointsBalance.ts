import { type PointsBalance, computePointsBalance } from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Returns whether a visitor is a member of the rewards program. */
export const isMember = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<boolean> => {
  const member = await database.selectFrom("rewards_member").select("joined_at").where("web_user_guid", "=", webUserGuid).executeTakeFirst()
  return member !== undefined
}

/** Computes a member's points at `now`; returns null for visitors who are not members. */
export const readPointsBalance = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, now: Date): Promise<PointsBalance | null> => {
  if (!(await isMember(database, webUserGuid))) return null
  const entries = await database.selectFrom("points_entry").select(["points", "at"]).where("web_user_guid", "=", webUserGuid).execute()
  return computePointsBalance(
    entries.map(({ at, points }) => ({ points, at: at.getTime() })),
    now.getTime()
  )
}
