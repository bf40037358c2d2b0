import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MINUTE_MS } from "../../foundation/ports/caching.ts"
import { activeBanners } from "./calls.ts"
import type { Banner, DismissedBanner } from "./model.ts"
import { getBannerClick, DISMISSED_MINUTES, hasText, isCurrent, isDismissed, getVisibleBanners, addDismissed } from "./rules.ts"

const now = 1_700_000_000_000
const spring: Banner = {
  id: 7,
  title: "Spring sale",
  description: null,
  mobileTitle: "Sale",
  promoCode: "SPRING",
  promoCodeDescription: "10 percent off brakes",
  startDate: null,
  endDate: null,
  url: "/deals",
  linkText: "See the deals",
  bannerType: { id: 2, name: "promotion" },
  audience: null
}

describe("a banner", () => {
  const onWire = { ...spring, startDate: 1_772_323_200_000, endDate: null }
  const decode = Schema.decodeUnknownOption(activeBanners.result)

  it("BAN-01 requires these fields, with dates in UTC milliseconds", () => {
    expect(Schema.decodeUnknownSync(activeBanners.result)({ activeBanners: [onWire] })).toEqual({
      activeBanners: [{ ...spring, startDate: 1_772_323_200_000 }]
    })
    for (const field of Object.keys(onWire)) expect(decode({ activeBanners: [{ ...onWire, [field]: undefined }] })._tag, field).toBe("None")
    expect(decode({ activeBanners: [{ ...onWire, startDate: "spring" }] })._tag).toBe("None")
  })

  it("BAN-01 is unchanged after encoding and decoding", () => {
    const instant = fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }))
    fc.assert(
      fc.property(instant, instant, (startDate, endDate) => {
        const answer = { activeBanners: [{ ...spring, startDate, endDate }] }
        expect(Schema.decodeUnknownSync(activeBanners.result)(Schema.encodeUnknownSync(activeBanners.result)(answer))).toEqual(answer)
      })
    )
  })

  it("BAN-02 is a placeholder, a promotion or for maintenance", () => {
    const names = ["placeholder", "promotion", "maintenance", "news", ""]
    expect(names.map((name) => decode({ activeBanners: [{ ...onWire, bannerType: { id: 1, name } }] })._tag)).toEqual([
      "Some",
      "Some",
      "Some",
      "None",
      "None"
    ])
  })

  it("BAN-04 needs a title or a description", () => {
    const texts = [
      ["a", null],
      [null, "b"],
      ["a", "b"],
      [null, null],
      ["", " "]
    ] as const
    expect(texts.map(([title, description]) => hasText({ title, description }))).toEqual([true, true, true, false, false])
  })

  it("GAP-60 is current from its first to its last millisecond, and always without dates", () => {
    const dates = { startDate: 100, endDate: 200 }
    expect([99, 100, 200, 201].map((at) => isCurrent(dates, at))).toEqual([false, true, true, false])
    expect(isCurrent({ startDate: null, endDate: null }, now)).toBe(true)
    expect([99, 100].map((at) => isCurrent({ startDate: 100, endDate: null }, at))).toEqual([false, true])
  })

  it("BAN-08 BAN-09 opens the description of its promo code if it is a promotion with a description, otherwise its page", () => {
    expect(getBannerClick(spring)).toEqual({ _tag: "Describe", promoCode: "SPRING", description: "10 percent off brakes" })
    expect(getBannerClick({ ...spring, promoCodeDescription: " " })).toEqual({ _tag: "Go", href: "/deals" })
    expect(getBannerClick({ ...spring, promoCodeDescription: null, url: null })).toEqual({ _tag: "Nothing" })
  })
  it.each(["placeholder", "maintenance"] as const)("GAP-60 is not clickable as a %s", (name) => {
    expect(getBannerClick({ ...spring, bannerType: { id: 1, name } })).toEqual({ _tag: "Nothing" })
  })
})

describe("a dismissed banner", () => {
  it("BAN-07 stays hidden for 43800 minutes and then reappears", () => {
    const dismissed = addDismissed([], spring.id, now)
    const end = now + 43_800 * MINUTE_MS
    expect([now, end - 1, end].map((at) => getVisibleBanners([spring], dismissed, at))).toEqual([[], [], [spring]])
  })

  it("BAN-04 GAP-60 getVisibleBanners also hides empty and expired banners", () => {
    const mute = { ...spring, id: 8, title: null }
    const over = { ...spring, id: 9, endDate: now - 1 }
    expect(getVisibleBanners([mute, spring, over], [], now)).toEqual([spring])
  })

  it("BAN-07 hides no other banner and keeps the order of the others", () => {
    const banners = [3, 7, 1].map((id) => ({ ...spring, id }))
    expect(getVisibleBanners(banners, addDismissed([], 7, now), now).map(({ id }) => id)).toEqual([3, 1])
  })

  const id = fc.integer({ min: 1, max: 4 })
  const gap = fc.integer({ min: 0, max: DISMISSED_MINUTES * MINUTE_MS })
  /** Dismissed banners after several dismissals, with the time of the last one. */
  const stored = fc
    .array(fc.tuple(id, gap), { maxLength: 8 })
    .map((steps) =>
      steps.reduce<{ at: number; dismissed: ReadonlyArray<DismissedBanner> }>(
        ({ at, dismissed }, [one, later]) => ({ at: at + later, dismissed: addDismissed(dismissed, one, at + later) }),
        { at: now, dismissed: [] }
      )
    )

  it("BAN-07 is stored once if it is dismissed twice", () => {
    fc.assert(
      fc.property(stored, id, ({ at, dismissed }, one) => {
        const once = addDismissed(dismissed, one, at)
        expect(addDismissed(once, one, at)).toEqual(once)
        expect(new Set(once.map((each) => each.id)).size).toBe(once.length)
      })
    )
  })

  it("BAN-07 does not restore any other banner, for any list", () => {
    fc.assert(
      fc.property(stored, id, id, ({ at, dismissed }, one, other) => {
        expect(isDismissed(addDismissed(dismissed, one, at), other, at)).toBe(other === one || isDismissed(dismissed, other, at))
      })
    )
  })

  it("BAN-07 stays visible once its hidden time is over", () => {
    fc.assert(
      fc.property(stored, id, gap, gap, ({ at, dismissed }, one, soon, later) => {
        fc.pre(!isDismissed(dismissed, one, at + soon))
        expect(isDismissed(dismissed, one, at + soon + later)).toBe(false)
      })
    )
  })
})
