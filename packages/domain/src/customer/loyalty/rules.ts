import type { NewToast } from "../notifications/model.ts"
import type { UserProfile } from "../../foundation/visitor/userProfile.ts"
import type { LoyaltyLink, PointsReason, UserStatus } from "./model.ts"
import type { Cents } from "../../foundation/money/model.ts"

/** Default target of rewards links (LOY-14). */
const REWARDS_PATH = "/pages/rewards"
const DOLLAR = 100
const NOTICE_MILLIS = 7000

/** Labels of the history entries. */
export const pointsReasonText: Readonly<Record<PointsReason, string>> = {
  signup: "Joining rewards",
  order: "Earned on order",
  redeemed: "Spent on order",
  canceled: "Returned from canceled order",
  returned: "Taken back with a return of order",
  moved: "From our former website"
}

/** Loyalty link after a failed request (LOY-12). */
export const UNKNOWN_LOYALTY_LINK: LoyaltyLink = { userStatus: "unknown", onClickUrl: null, currentPoints: null, expiringPoints: null }

/** Returns whether to show the rewards row (LOY-03). */
export const shouldShowRewards = (status: UserStatus): boolean => status === "eligible" || status === "not_loggedin"

/** Returns the target of rewards links (LOY-14). */
export const rewardsHref = ({ onClickUrl }: Pick<LoyaltyLink, "onClickUrl">): string => onClickUrl ?? REWARDS_PATH

/**
 * Returns the badge of the rewards row; null without a row.
 *
 * Invites non-members (LOY-04). Shows members the first of these that applies: empty balance, expiring points, dollars, points (LOY-05 to
 * LOY-07, GAP-35, GAP-C74).
 */
export const getRewardsBadge = (
  { currentPoints, expiringPoints, userStatus }: LoyaltyLink,
  { isLoyaltyRegisteredUser }: Pick<UserProfile, "isLoyaltyRegisteredUser">
): string | null => {
  if (!shouldShowRewards(userStatus)) return null
  if (userStatus === "not_loggedin" || !isLoyaltyRegisteredUser) return "Sign up now!"
  if (currentPoints === null || currentPoints.totalPoints === 0) return "Start earning!"
  if ((expiringPoints?.totalDollarValue.decimal ?? 0) > DOLLAR) return "Expiring soon!"
  const { totalDollarValue, totalPoints } = currentPoints
  return totalDollarValue.decimal > DOLLAR ? totalDollarValue.string : `${totalPoints} ${totalPoints === 1 ? "point" : "points"}`
}

/** Returns the accessible name of the account badge. Membership takes precedence over beta (LOY-13, GAP-37). */
export const getMemberBadge = ({
  isLoyaltyBetaUser,
  isLoyaltyRegisteredUser
}: Pick<UserProfile, "isLoyaltyBetaUser" | "isLoyaltyRegisteredUser">): "Rewards member" | "Rewards beta" | null =>
  isLoyaltyRegisteredUser ? "Rewards member" : isLoyaltyBetaUser ? "Rewards beta" : null

/**
 * Creates the toast about redeemable points, shown for 7 s once per session. Returns null without points, without the flag, or if already
 * shown (LOY-08 to LOY-10, GAP-36).
 */
export const createLoyaltyToast = (
  link: LoyaltyLink,
  session: { readonly isFlagOn: boolean; readonly wasShown: boolean }
): NewToast | null => {
  const { currentPoints } = link
  if (!session.isFlagOn || session.wasShown || currentPoints === null || currentPoints.redeemablePoints <= 0) return null
  return {
    message: `You have ${currentPoints.redeemableDollarValue} in rewards to use!`,
    duration: NOTICE_MILLIS,
    link: { label: "Rewards", href: rewardsHref(link) }
  }
}

/** Points per dollar. Shoppers redeem points in multiples of this number (GAP-C58). */
export const POINTS_STEP = 25
export const CENTS_OF_STEP = 100

/** Returns the value of points in integer cents. Incomplete steps are worth nothing. */
export const getPointsValue = (points: number): Cents => (Math.floor(points / POINTS_STEP) * CENTS_OF_STEP) as Cents
