import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Makes a visitor a member of the rewards programme and, the first time, gives the points for it; false where the visitor was one already.
 * Also inside of a transaction. `signupPoints` is what the sign-up promised (SIGN-03).
 */
export const joinRewards = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, signupPoints: number): Promise<boolean> => {
  const joined = await database
    .insertInto("rewards_member")
    .values({ web_user_guid: webUserGuid })
    .onConflict((conflict) => conflict.doNothing())
    .returning("joined_at")
    .executeTakeFirst()
  if (joined === undefined || signupPoints <= 0) return joined !== undefined
  await database
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points: signupPoints, reason: "signup", order_number: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
