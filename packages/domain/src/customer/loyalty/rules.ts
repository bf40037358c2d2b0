import type { NewToast } from "../notifications/model.ts"
import type { UserProfile } from "../../foundation/visitor/userProfile.ts"
import type { LoyaltyLink, PointsReason, UserStatus } from "./model.ts"

/** Where rewards links lead without an address of their own (LOY-14). */
const REWARDS_PATH = "/pages/rewards"
const DOLLAR = 100
const NOTICE_MILLIS = 7000

/** What a line of the history says of its points. */
export const pointsReasonText: Readonly<Record<PointsReason, string>> = {
  signup: "Joining rewards",
  order: "Earned on order",
  redeemed: "Spent on order",
  canceled: "Returned from canceled order",
  returned: "Taken back with a return of order"
}

/** What is known of a visitor whose link could not be had (LOY-12). */
export const UNKNOWN_LOYALTY_LINK: LoyaltyLink = { userStatus: "unknown", onClickUrl: null, currentPoints: null, expiringPoints: null }

/** LOY-03 */
export const shouldShowRewards = (status: UserStatus): boolean => status === "eligible" || status === "not_loggedin"

/** LOY-14 */
export const rewardsHref = ({ onClickUrl }: Pick<LoyaltyLink, "onClickUrl">): string => onClickUrl ?? REWARDS_PATH

/**
 * The badge of the rewards row; null where there is no row. Who is no member yet is invited (LOY-04); a member reads of an empty balance,
 * of one that expires, of its dollars or of its points, the first that holds (LOY-05 to LOY-07, GAP-35, GAP-C74).
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

/** The accessible name of the account's badge; a member's comes before a tester's (LOY-13, GAP-37). */
export const getMemberBadge = ({
  isLoyaltyBetaUser,
  isLoyaltyRegisteredUser
}: Pick<UserProfile, "isLoyaltyBetaUser" | "isLoyaltyRegisteredUser">): "Rewards member" | "Rewards beta" | null =>
  isLoyaltyRegisteredUser ? "Rewards member" : isLoyaltyBetaUser ? "Rewards beta" : null

/**
 * The notice of points to redeem, for 7 s and once a session; null where there are none, where it was shown, and without its flag
 * (LOY-08 to LOY-10, GAP-36).
 */
export const loyaltyNotice = (link: LoyaltyLink, session: { readonly isFlagOn: boolean; readonly wasShown: boolean }): NewToast | null => {
  const { currentPoints } = link
  if (!session.isFlagOn || session.wasShown || currentPoints === null || currentPoints.redeemablePoints <= 0) return null
  return {
    message: `You have ${currentPoints.redeemableDollarValue} in rewards to use!`,
    duration: NOTICE_MILLIS,
    link: { label: "Rewards", href: rewardsHref(link) }
  }
}
