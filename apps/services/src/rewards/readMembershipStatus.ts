import { type PointsBalance, type UserStatus, getUserStatus } from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readPointsBalance } from "./readPointsBalance.ts"

/** How a visitor stands to the rewards programme. */
export interface MembershipStatus {
  readonly userStatus: UserStatus
  /** null for who is no member. */
  readonly balance: PointsBalance | null
}

/**
 * Whether this visitor may take part, and what the ledger comes to. An account's guid is its own and is only had by signing in, so whoever asks
 * with it is signed in. A customer's country is not kept, so that every account without the special price is eligible.
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
