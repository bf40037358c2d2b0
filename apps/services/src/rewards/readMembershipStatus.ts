import { type PointsBalance, type UserStatus, getUserStatus } from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readPointsBalance } from "./readPointsBalance.ts"

/** A visitor's status in the rewards program. */
export interface MembershipStatus {
  readonly userStatus: UserStatus
  /** null for visitors who are not members. */
  readonly balance: PointsBalance | null
}

/**
 * Returns whether the visitor can join, and the points balance. Only a signed-in user has an account's GUID. The
 * customer's country is not stored, so every account without special prices is eligible.
 */
export const readMembershipStatus = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, now: Date): Promise<MembershipStatus> => {
  const account = await database
    .selectFrom("account")
    .select("has_special_price")
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirst()
  const isSpecialPriceEligible = account?.has_special_price ?? false
  const userStatus = getUserStatus({ isRegistered: account !== undefined, isSpecialPriceEligible, isInternational: false })
  return { userStatus, balance: await readPointsBalance(database, webUserGuid, now) }
}
