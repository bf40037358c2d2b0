import {
  type PointsBalance,
  computePointsBalance,
  type UserStatus,
  getUserStatus,
  type PointsHistory,
  LoyaltyLink,
  createLoyaltyLink
} from "@camber/domain/loyalty"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { Schema } from "effect"

/** Creates the resolver that returns the link to the rewards program and the visitor's state in it (CALL-21). */
export const readLoyaltyLink =
  (database: Kysely<Tables>) =>
  async ({ webUserGuid }: VisitorSession): Promise<typeof LoyaltyLink.Encoded> => {
    const { balance, userStatus } = await readMembershipStatus(database, webUserGuid, new Date())
    return encode(createLoyaltyLink(userStatus, balance))
  }

const encode = Schema.encodeSync(LoyaltyLink)

/** Maximum entries, enough for some years of shopping. */
const MOST_ENTRIES = 200

/** Creates the handler that returns the visitor's own points ledger. */
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

/** A visitor's status in the rewards program. */
interface MembershipStatus {
  readonly userStatus: UserStatus
  /** The member's points; null for visitors who are not members. */
  readonly balance: PointsBalance | null
}

/**
 * Returns whether the visitor can join, and the points balance. Only a signed-in user can have the GUID of an account. The customer's
 * country is not stored, so every account without special prices is eligible.
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
