import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { LoyaltyLink, UserStatus } from "./model.ts"
import { createLoyaltyToast, getMemberBadge, getRewardsBadge, rewardsHref, shouldShowRewards } from "./rules.ts"

const cents = (amount: number) => Cents.make(amount)
const points = (more: Partial<NonNullable<LoyaltyLink["currentPoints"]>> = {}) => ({
  totalDollarValue: { decimal: cents(1250), string: "$12.50" },
  totalPoints: 312,
  redeemablePoints: 300,
  redeemableDollarValue: "$12.00",
  ...more
})
const expiring = (amount: number) => ({ totalDollarValue: { decimal: cents(amount) } })
const link: LoyaltyLink = { userStatus: "eligible", onClickUrl: "/account/rewards", currentPoints: points(), expiringPoints: null }
const member = { isLoyaltyRegisteredUser: true }
const nonMember = { isLoyaltyRegisteredUser: false }

describe("loyalty link", () => {
  const onWire = {
    userStatus: "eligible",
    onClickUrl: null,
    currentPoints: {
      totalDollarValue: { decimal: 12.5, string: "$12.50" },
      totalPoints: 312,
      redeemablePoints: 300,
      redeemableDollarValue: "$12.00"
    },
    expiringPoints: { totalDollarValue: { decimal: 1.01 } }
  }
  const decode = Schema.decodeUnknownSync(LoyaltyLink)

  it("LOY-01 LOY-02 has a status, URL and points, with dollars decoded to cents", () => {
    expect(decode(onWire)).toEqual({ userStatus: "eligible", onClickUrl: null, currentPoints: points(), expiringPoints: expiring(101) })
    expect(decode({ ...onWire, currentPoints: null, expiringPoints: null })).toMatchObject({ currentPoints: null, expiringPoints: null })
    expect(() => decode({ ...onWire, currentPoints: { ...onWire.currentPoints, totalPoints: 1.5 } })).toThrow("totalPoints")
  })

  it("LOY-01 survives encoding and decoding", () => {
    expect(decode(Schema.encodeUnknownSync(LoyaltyLink)(link))).toEqual(link)
  })

  it("LOY-01 has four statuses, and maps a missing or unsupported status to unknown", () => {
    const { userStatus: _, ...withoutStatus } = onWire
    const withStatus = ["eligible", "not_eligible", "not_loggedin", "unknown", "ELIGIBLE", "", null].map((userStatus) => ({
      ...onWire,
      userStatus
    }))
    expect([...withStatus, withoutStatus].map((each) => decode(each).userStatus)).toEqual([
      "eligible",
      "not_eligible",
      "not_loggedin",
      "unknown",
      "unknown",
      "unknown",
      "unknown",
      "unknown"
    ])
  })
})

describe("rewards row", () => {
  it("LOY-03 appears only for eligible and signed-out visitors, always with a badge", () => {
    expect(UserStatus.literals.filter(shouldShowRewards)).toEqual(["eligible", "not_loggedin"])
    fc.assert(
      fc.property(fc.constantFrom(...UserStatus.literals), fc.boolean(), fc.boolean(), (userStatus, hasPoints, isMember) => {
        const candidate = { ...link, userStatus, currentPoints: hasPoints ? points() : null }
        expect(getRewardsBadge(candidate, { isLoyaltyRegisteredUser: isMember }) !== null).toBe(shouldShowRewards(userStatus))
      })
    )
  })

  it("LOY-04 GAP-35 invites signed-out visitors and non-members to sign up", () => {
    expect(getRewardsBadge({ ...link, userStatus: "not_loggedin", currentPoints: null }, nonMember)).toBe("Sign up now!")
    expect(getRewardsBadge({ ...link, userStatus: "not_loggedin" }, member)).toBe("Sign up now!")
    expect(getRewardsBadge(link, nonMember)).toBe("Sign up now!")
  })

  it("LOY-05 encourages a member without points to start earning", () => {
    expect(getRewardsBadge({ ...link, currentPoints: points({ totalPoints: 0 }), expiringPoints: expiring(500) }, member)).toBe(
      "Start earning!"
    )
    expect(getRewardsBadge({ ...link, currentPoints: null }, member)).toBe("Start earning!")
  })

  it("LOY-06 warns if more than one dollar expires", () => {
    expect([100, 101].map((amount) => getRewardsBadge({ ...link, expiringPoints: expiring(amount) }, member))).toEqual([
      "$12.50",
      "Expiring soon!"
    ])
  })

  it.each([
    [101, 26, "$1.01"],
    [100, 25, "25 points"],
    [4, 1, "1 point"]
  ])("LOY-07 shows %i cents and %i points as %s", (amount, totalPoints, badge) => {
    const currentPoints = points({ totalDollarValue: { decimal: cents(amount), string: `$${(amount / 100).toFixed(2)}` }, totalPoints })
    expect(getRewardsBadge({ ...link, currentPoints }, member)).toBe(badge)
  })

  it("LOY-14 links to the link's URL, otherwise to the rewards page", () => {
    expect([rewardsHref(link), rewardsHref({ onClickUrl: null })]).toEqual(["/account/rewards", "/pages/rewards"])
  })

  it("LOY-13 GAP-37 prefers the member badge over the beta badge", () => {
    const badge = (isLoyaltyBetaUser: boolean, isLoyaltyRegisteredUser: boolean) =>
      getMemberBadge({ isLoyaltyBetaUser, isLoyaltyRegisteredUser })
    expect([badge(true, true), badge(false, true), badge(true, false), badge(false, false)]).toEqual([
      "Rewards member",
      "Rewards member",
      "Rewards beta",
      null
    ])
  })
})

describe("loyalty toast", () => {
  const session = { isFlagOn: true, wasShown: false }

  it("LOY-08 LOY-10 shows the redeemable amount for 7 seconds", () => {
    expect(createLoyaltyToast(link, session)).toEqual({
      message: "You have $12.00 in rewards to use!",
      duration: 7000,
      link: { label: "Rewards", href: "/account/rewards" }
    })
  })

  it("LOY-09 LOY-10 does not appear twice per session, without its flag, or without redeemable points", () => {
    expect(createLoyaltyToast(link, { ...session, wasShown: true })).toBeNull()
    expect(createLoyaltyToast(link, { ...session, isFlagOn: false })).toBeNull()
    expect(createLoyaltyToast({ ...link, currentPoints: points({ redeemablePoints: 0 }) }, session)).toBeNull()
    expect(createLoyaltyToast({ ...link, currentPoints: null }, session)).toBeNull()
  })
})
