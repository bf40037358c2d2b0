import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Enrolls a visitor in the rewards program and credits the points for the first enrollment; returns false if already a
 * member. Can run inside a transaction. `signupPoints` is the number promised at sign-up (SIGN-03).
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
