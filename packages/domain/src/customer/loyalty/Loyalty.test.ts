import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { Toasts } from "../notifications/Toasts.ts"
import { BrowserTestContext } from "../notifications/testing/BrowserTestContext.ts"
import { Loyalty } from "./Loyalty.ts"

const path = "/api/customer/loyalty/getloyaltylink"
const link = {
  userStatus: "eligible",
  onClickUrl: null,
  currentPoints: {
    totalDollarValue: { decimal: 12.5, string: "$12.50" },
    totalPoints: 312,
    redeemablePoints: 300,
    redeemableDollarValue: "$12.00"
  },
  expiringPoints: null
}
const { userStatus: _, ...linkWithoutStatus } = link
const member = (isFlagOn = true) =>
  new BrowserTestContext()
    .answering(path, link)
    .answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Loyalty_Notice", value: isFlagOn }] })
const runLoyalty = <A, E>(browser: BrowserTestContext, effect: Effect.Effect<A, E, Loyalty | Toasts>) =>
  effect.pipe(Effect.provide(Layer.provideMerge(Layer.provide(Loyalty.layer, layerFlags), browser.layer)))
const status = Loyalty.use((loyalty) => Effect.map(loyalty.link, ({ userStatus }) => userStatus))
const notifyPoints = Loyalty.use((loyalty) => loyalty.notifyPoints)
const notices = Effect.map(
  Toasts.use(({ changes }) => Stream.runHead(changes)),
  (present) => Option.getOrThrow(present).map(({ message }) => message)
)

describe("Loyalty.join", () => {
  it.effect.each<readonly [string, unknown, string | null]>([
    ["nothing after a sign-up", { success: true, publicErrorMessage: null }, null],
    ["the service's message after a rejection", { success: false, publicErrorMessage: "Try another email." }, "Try another email."],
    [
      "a message after a rejection without one",
      { success: false, publicErrorMessage: null },
      "We couldn't sign you up. Try again in a moment."
    ],
    ["a message after a failure", undefined, "We couldn't sign you up. Try again in a moment."]
  ])("LOY-11 returns %s, and requests the loyalty link again", ([, answer, message]) => {
    const browser = member().answering("/api/promotions/signUpPromo/signUpForLoyalty", answer)
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        yield* status
        expect(yield* Loyalty.use((loyalty) => loyalty.join("dana@example.com"))).toBe(message)
        yield* status
        expect(browser.count(path)).toBe(2)
      })
    )
  })
})

describe("loyalty link", () => {
  it.effect("LOY-11 is cached in the session for 10 minutes unless cleared", () => {
    const browser = member()
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        yield* Effect.all([status, status], { concurrency: 2 })
        yield* TestClock.adjust(599_999)
        expect(yield* status).toBe("eligible")
        expect(browser.count(path)).toBe(1)
        expect([...browser.session.keys()]).toEqual(["LoyaltyLink"])
        yield* TestClock.adjust(1)
        yield* status
        expect(browser.count(path)).toBe(2)
        yield* Loyalty.use((loyalty) => loyalty.clearLink)
        yield* status
        expect(browser.count(path)).toBe(3)
      })
    )
  })

  it.effect("LOY-11 is not reused after another visitor signs in", () => {
    const browser = member()
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        yield* status
        browser.jar.set("WebUserGuid", "22222222-2222-4222-8222-222222222222")
        browser.answering(path, { ...link, userStatus: "not_eligible" })
        expect(yield* status).toBe("not_eligible")
        expect(browser.count(path)).toBe(2)
      })
    )
  })

  it.effect("LOY-11 is not cached from a response that was pending when the link was cleared", () => {
    const browser = member()
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        const { clearLink, link } = yield* Loyalty
        yield* Effect.all([link, clearLink], { concurrency: 2 })
        yield* status
        expect(browser.count(path)).toBe(2)
      })
    )
  })

  it.effect.each<readonly [string, unknown]>([
    ["a failure", undefined],
    ["a response without a status", linkWithoutStatus],
    ["the status unknown", { ...link, userStatus: "unknown" }],
    ["an unsupported status", { ...link, userStatus: "vip" }]
  ])("LOY-12 is unknown after %s, which is logged and not cached", ([, answer]) => {
    const browser = member().answering(path, answer)
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        expect(yield* status).toBe("unknown")
        expect(browser.session.size).toBe(0)
        expect(browser.logged).toEqual(["Error: error getting loyalty link"])
      })
    )
  })

  it.effect("VIS-22 is not requested for a bot", () => {
    const browser = member()
    browser.jar.set("VIN", "bot-1")
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        expect(yield* status).toBe("unknown")
        expect(browser.asked).toEqual([])
      })
    )
  })
})

describe("loyalty toast", () => {
  it.effect("LOY-08 LOY-09 appears for 7 s, once per session", () => {
    const browser = member()
    return Effect.gen(function* () {
      yield* runLoyalty(
        browser,
        Effect.gen(function* () {
          yield* notifyPoints
          expect(yield* notices).toEqual(["You have $12.00 in rewards to use!"])
          yield* TestClock.adjust(7200)
          expect(yield* notices).toEqual([])
          yield* notifyPoints
          expect(yield* notices).toEqual([])
        })
      )
      expect(yield* runLoyalty(browser, Effect.andThen(notifyPoints, notices))).toEqual([])
      browser.session.clear()
      expect(yield* runLoyalty(browser, Effect.andThen(notifyPoints, notices))).toHaveLength(1)
    })
  })

  it.effect("LOY-10 does not appear without the feature flag, which also sends no request", () => {
    const browser = member(false)
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        yield* notifyPoints
        expect(yield* notices).toEqual([])
        expect(browser.count(path)).toBe(0)
      })
    )
  })

  it.effect("LOY-10 appears later in the session once there are redeemable points", () => {
    const browser = member().answering(path, { ...link, currentPoints: { ...link.currentPoints, redeemablePoints: 0 } })
    return runLoyalty(
      browser,
      Effect.gen(function* () {
        yield* notifyPoints
        expect(yield* notices).toEqual([])
        browser.answering(path, link)
        yield* TestClock.adjust("10 minutes")
        yield* notifyPoints
        expect(yield* notices).toHaveLength(1)
      })
    )
  })
})
