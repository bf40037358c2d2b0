import type { Cents } from "../../foundation/money/model.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import { POINTS_STEP, getPointsValue } from "./rules.ts"
import type { LoyaltyLink, UserStatus } from "./model.ts"

const DAY = 24 * 3_600_000
/** Lifetime of points, and the period before the end in which points count as expiring (GAP-C58). */
export const POINTS_LIFETIME_MS = 365 * DAY
export const EXPIRING_WINDOW_MS = 30 * DAY
const CENTS_PER_POINT = 100 / POINTS_STEP

/** An entry of the points ledger: positive if earned, negative if spent. `at` is in UTC milliseconds. */
export interface PointsEntry {
  readonly points: number
  readonly at: number
}

/** Balance of a points ledger. */
export interface PointsBalance {
  readonly total: number
  /** Points that expire within 30 days. */
  readonly expiring: number
}

/**
 * Computes the balance at `now`.
 *
 * The oldest valid points are spent first. If more points are revoked than the balance contains, the excess is forgiven. The order of
 * entries does not matter.
 */
export const computePointsBalance = (entries: ReadonlyArray<PointsEntry>, now: number): PointsBalance => {
  let lots: ReadonlyArray<PointsEntry> = []
  for (const entry of entries.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at || b.points - a.points))
    lots = entry.points > 0 ? [...lots, entry] : spendPoints(lots, entry)
  const valid = lots.filter((lot) => isValidAt(lot, now))
  return { total: sum(valid), expiring: sum(valid.filter(({ at }) => at + POINTS_LIFETIME_MS - now <= EXPIRING_WINDOW_MS)) }
}

const isValidAt = ({ at }: PointsEntry, now: number): boolean => now < at + POINTS_LIFETIME_MS

const spendPoints = (lots: ReadonlyArray<PointsEntry>, { at, points }: PointsEntry): ReadonlyArray<PointsEntry> => {
  let owed = -points
  return lots.flatMap((lot) => {
    const spent = isValidAt(lot, at) ? Math.min(owed, lot.points) : 0
    owed -= spent
    return spent === lot.points ? [] : [{ ...lot, points: lot.points - spent }]
  })
}

const sum = (lots: ReadonlyArray<PointsEntry>): number => lots.reduce((before, { points }) => before + points, 0)

/** Returns the points for an order: one per whole dollar paid for goods, without shipping and tax (GAP-C58). */
export const computePointsEarned = (paidForGoods: number): number => Math.floor(paidForGoods / 100)

/** Returns the points that can be redeemed, in whole steps. */
export const getRedeemablePoints = (points: number): number => points - (points % POINTS_STEP)

/** Returns the loyalty status (GAP-C58). Eligible visitors have an account, no special prices and a domestic location. */
export const getUserStatus = (profile: {
  readonly isRegistered: boolean
  readonly isSpecialPriceEligible: boolean
  readonly isInternational: boolean
}): UserStatus => {
  if (!profile.isRegistered) return "not_loggedin"
  return profile.isSpecialPriceEligible || profile.isInternational ? "not_eligible" : "eligible"
}

/** Creates the loyalty link. `balance` is null for visitors who are not members. Only eligible members see points (LOY-01, LOY-02). */
export const createLoyaltyLink = (userStatus: UserStatus, balance: PointsBalance | null): LoyaltyLink => {
  const linkWithoutPoints: LoyaltyLink = { userStatus, onClickUrl: null, currentPoints: null, expiringPoints: null }
  if (userStatus !== "eligible" || balance === null) return linkWithoutPoints
  const toCents = (points: number) => (points * CENTS_PER_POINT) as Cents
  const redeemable = getRedeemablePoints(balance.total)
  return {
    ...linkWithoutPoints,
    currentPoints: {
      totalDollarValue: { decimal: toCents(balance.total), string: formatCents(toCents(balance.total)) },
      totalPoints: balance.total,
      redeemablePoints: redeemable,
      redeemableDollarValue: formatCents(getPointsValue(redeemable))
    },
    expiringPoints: { totalDollarValue: { decimal: toCents(balance.expiring) } }
  }
}
