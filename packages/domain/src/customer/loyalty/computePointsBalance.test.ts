import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatCents } from "../../foundation/money/rules.ts"
import {
  EXPIRING_WINDOW_MS,
  createLoyaltyLink,
  POINTS_LIFETIME_MS,
  computePointsBalance,
  computePointsEarned,
  getRedeemablePoints,
  getUserStatus
} from "./computePointsBalance.ts"

const DAY = 24 * 3_600_000
const now = 1_000 * DAY
const earned = (points: number, daysAgo: number) => ({ points, at: now - daysAgo * DAY })
const spent = (points: number, daysAgo: number) => ({ points: -points, at: now - daysAgo * DAY })
const entry = fc.record({
  points: fc.integer({ min: -500, max: 500 }).filter((points) => points !== 0),
  at: fc.integer({ min: 0, max: now })
})

describe("computePointsBalance", () => {
  it("GAP-C58 keeps points for 365 days and reports points in their last 30 days as expiring", () => {
    const entries = [earned(10, 366), earned(20, 365), earned(40, 364), earned(80, 335), earned(160, 334)]
    expect(computePointsBalance(entries, now)).toEqual({ total: 40 + 80 + 160, expiring: 40 + 80 })
    expect(POINTS_LIFETIME_MS).toEqual(365 * DAY)
    expect(EXPIRING_WINDOW_MS).toEqual(30 * DAY)
  })

  it("spends the oldest points first, except expired points", () => {
    expect(computePointsBalance([earned(100, 360), earned(100, 10), spent(125, 5)], now)).toEqual({ total: 75, expiring: 0 })
    expect(computePointsBalance([earned(100, 380), earned(100, 300), spent(50, 14)], now)).toEqual({ total: 50, expiring: 0 })
    expect(computePointsBalance([earned(100, 380), spent(75, 370)], now).total).toBe(0)
  })

  it("does not charge revoked points that exceed the balance", () => {
    expect(computePointsBalance([earned(50, 9), spent(75, 8), earned(30, 7)], now).total).toBe(30)
  })

  it("is never negative, never exceeds the recently earned points, and does not depend on the order of entries", () => {
    const shuffled = fc
      .uniqueArray(entry, { maxLength: 20, selector: ({ at }) => at })
      .chain((entries) => fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })))
    fc.assert(
      fc.property(shuffled, ([entries, others]) => {
        const balance = computePointsBalance(entries, now)
        const recentlyEarned = entries.filter(({ at, points }) => points > 0 && now < at + POINTS_LIFETIME_MS)
        expect(balance.total).toBeGreaterThanOrEqual(0)
        expect(balance.total).toBeLessThanOrEqual(recentlyEarned.reduce((sum, { points }) => sum + points, 0))
        expect(balance.expiring).toBeLessThanOrEqual(balance.total)
        expect(computePointsBalance(others, now)).toEqual(balance)
      })
    )
  })

  it("GAP-C58 earns one point per whole dollar and redeems in steps of 25", () => {
    expect([0, 99, 100, 12_399].map(computePointsEarned)).toEqual([0, 0, 1, 123])
    expect([0, 24, 25, 130].map(getRedeemablePoints)).toEqual([0, 0, 25, 125])
  })
})

describe("createLoyaltyLink", () => {
  const profile = { isRegistered: true, isSpecialPriceEligible: false, isInternational: false }

  it("GAP-C58 LOY-01 has the status of eligible, signed-out and ineligible visitors", () => {
    expect(getUserStatus(profile)).toBe("eligible")
    expect(getUserStatus({ ...profile, isRegistered: false, isInternational: true })).toBe("not_loggedin")
    expect(getUserStatus({ ...profile, isSpecialPriceEligible: true })).toBe("not_eligible")
    expect(getUserStatus({ ...profile, isInternational: true })).toBe("not_eligible")
  })

  it("LOY-02 shows a member the value of the points at 25 per dollar", () => {
    expect(createLoyaltyLink("eligible", { total: 130, expiring: 30 })).toEqual({
      userStatus: "eligible",
      onClickUrl: null,
      currentPoints: {
        totalDollarValue: { decimal: 520, string: "$5.20" },
        totalPoints: 130,
        redeemablePoints: 125,
        redeemableDollarValue: formatCents(500)
      },
      expiringPoints: { totalDollarValue: { decimal: 120 } }
    })
  })

  it("shows no points to other visitors", () => {
    const balance = { total: 100, expiring: 0 }
    for (const link of [
      createLoyaltyLink("not_loggedin", balance),
      createLoyaltyLink("not_eligible", balance),
      createLoyaltyLink("eligible", null)
    ])
      expect(link).toMatchObject({ currentPoints: null, expiringPoints: null })
  })
})
