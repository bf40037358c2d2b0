import type { Cents } from "../../foundation/money/model.ts"
import { formatCents } from "../../foundation/money/rules.ts"
import { POINTS_STEP, getPointsValue } from "./getPointsValue.ts"
import type { LoyaltyLink, UserStatus } from "./model.ts"

const DAY = 24 * 3_600_000
/** Points can be spent for this long, and are said to expire in the last days of it (GAP-C58). */
export const POINTS_LIFETIME_MS = 365 * DAY
export const EXPIRING_WINDOW_MS = 30 * DAY
const CENTS_OF_POINT = 100 / POINTS_STEP

/** One line of a ledger: above 0 what was earned, below what was spent. `at` in UTC milliseconds. */
export interface PointsEntry {
  readonly points: number
  readonly at: number
}

/** What a ledger comes to. */
export interface PointsBalance {
  readonly total: number
  /** Of these, those that expire within 30 days. */
  readonly expiring: number
}

/**
 * What is left of a ledger at `now`: points are spent the oldest first, and only while they last; what was taken back beyond that is
 * forgiven. Entries may come in any order.
 */
export const computePointsBalance = (entries: ReadonlyArray<PointsEntry>, now: number): PointsBalance => {
  let lots: ReadonlyArray<PointsEntry> = []
  for (const entry of entries.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at || b.points - a.points))
    lots = entry.points > 0 ? [...lots, entry] : without(lots, entry)
  const left = lots.filter((lot) => lasts(lot, now))
  return { total: sum(left), expiring: sum(left.filter(({ at }) => at + POINTS_LIFETIME_MS - now <= EXPIRING_WINDOW_MS)) }
}

const lasts = ({ at }: PointsEntry, now: number): boolean => now < at + POINTS_LIFETIME_MS

const without = (lots: ReadonlyArray<PointsEntry>, { at, points }: PointsEntry): ReadonlyArray<PointsEntry> => {
  let owed = -points
  return lots.flatMap((lot) => {
    const spent = lasts(lot, at) ? Math.min(owed, lot.points) : 0
    owed -= spent
    return spent === lot.points ? [] : [{ ...lot, points: lot.points - spent }]
  })
}

const sum = (lots: ReadonlyArray<PointsEntry>): number => lots.reduce((before, { points }) => before + points, 0)

/** Points for an order: one for each whole dollar that was paid for its goods, without shipping and tax (GAP-C58). */
export const computePointsEarned = (paidForGoods: number): number => Math.floor(paidForGoods / 100)

/** As many of these points as can be spent at all: whole steps. */
export const getRedeemablePoints = (points: number): number => points - (points % POINTS_STEP)

/** Whether somebody may take part (GAP-C58): only with an account, and not with a special price or outside the country. */
export const getUserStatus = (profile: {
  readonly isRegistered: boolean
  readonly isSpecialPriceEligible: boolean
  readonly isInternational: boolean
}): UserStatus => {
  if (!profile.isRegistered) return "not_loggedin"
  return profile.isSpecialPriceEligible || profile.isInternational ? "not_eligible" : "eligible"
}

/** The link of somebody with this status; `balance` is null for who is no member. Only the eligible are told of points (LOY-01, LOY-02). */
export const createLoyaltyLink = (userStatus: UserStatus, balance: PointsBalance | null): LoyaltyLink => {
  const nothing: LoyaltyLink = { userStatus, onClickUrl: null, currentPoints: null, expiringPoints: null }
  if (userStatus !== "eligible" || balance === null) return nothing
  const worth = (points: number) => (points * CENTS_OF_POINT) as Cents
  const redeemable = getRedeemablePoints(balance.total)
  return {
    ...nothing,
    currentPoints: {
      totalDollarValue: { decimal: worth(balance.total), string: formatCents(worth(balance.total)) },
      totalPoints: balance.total,
      redeemablePoints: redeemable,
      redeemableDollarValue: formatCents(getPointsValue(redeemable))
    },
    expiringPoints: { totalDollarValue: { decimal: worth(balance.expiring) } }
  }
}
