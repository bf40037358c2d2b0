import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Option, Stream } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { PROMO_CODE_COOKIE } from "./promoCode.ts"
import { PromoCodes } from "./PromoCodes.ts"

const spring = { promo: { code: "SPRING", percentOff: 10, amountOff: null, minimum: 0 }, message: null }
const unknown = { promo: null, message: "We do not recognize this code." }
const runPromoCodes = <A, E>(browser: BrowserTestContext, run: (codes: PromoCodes["Service"]) => Effect.Effect<A, E>) =>
  PromoCodes.use(run).pipe(Effect.provide(Layer.provideMerge(PromoCodes.layer, browser.layer)))
const getState = (codes: PromoCodes["Service"]) => Effect.map(Stream.runHead(codes.changes), Option.getOrThrow)

describe("promo code of the cart", () => {
  it.effect("GAP-62 is read from the cookie, and replaced by an entered code", () => {
    const browser = new BrowserTestContext().answering("promoCode", { promoCode: spring })
    return runPromoCodes(browser, (codes) =>
      Effect.gen(function* () {
        yield* codes.load
        expect(yield* getState(codes)).toEqual({ promo: null, message: null, isChecking: false })
        yield* codes.apply(" spring ")
        expect((yield* getState(codes)).promo).toMatchObject({ code: "SPRING", percentOff: 10 })
        expect(browser.jar.get(PROMO_CODE_COOKIE)).toBe("SPRING")
        yield* codes.remove
        expect((yield* getState(codes)).promo).toBeNull()
        expect(browser.jar.has(PROMO_CODE_COOKIE)).toBe(false)
      })
    )
  })

  it.effect("keeps the response to an entered code while the stored code is checked", () => {
    const browser = new BrowserTestContext().answering("promoCode", { promoCode: unknown })
    browser.jar.set(PROMO_CODE_COOKIE, "OLD")
    return runPromoCodes(browser, (codes) =>
      Effect.gen(function* () {
        const loading = yield* Effect.forkChild(codes.load, { startImmediately: true })
        browser.answering("promoCode", { promoCode: spring })
        yield* codes.apply("SPRING")
        yield* Fiber.join(loading)
        expect(yield* getState(codes)).toEqual({ ...spring, isChecking: false })
        expect(browser.count("promoCode")).toBe(2)
      })
    )
  })

  it.effect("is marked as being checked, without the message about the previous code", () => {
    const browser = new BrowserTestContext().answering("promoCode", { promoCode: unknown })
    return runPromoCodes(browser, (codes) =>
      Effect.gen(function* () {
        const states = yield* Effect.forkChild(Stream.runCollect(Stream.take(codes.changes, 5)), { startImmediately: true })
        yield* codes.apply("winter")
        yield* codes.apply("autumn")
        const seen = Array.from(yield* Fiber.join(states), ({ isChecking, message }) => [isChecking, message])
        const checked = [false, "We do not recognize this code."]
        expect(seen).toEqual([[false, null], [true, null], checked, [true, null], checked])
      })
    )
  })

  it.effect("stays unchanged when an invalid code is entered, with a message", () => {
    const browser = new BrowserTestContext().answering("promoCode", { promoCode: spring })
    return runPromoCodes(browser, (codes) =>
      Effect.gen(function* () {
        yield* codes.apply("SPRING")
        browser.answering("promoCode", { promoCode: unknown })
        yield* codes.apply("winter")
        expect(yield* getState(codes)).toMatchObject({ promo: { code: "SPRING" }, message: "We do not recognize this code." })
        expect(browser.jar.get(PROMO_CODE_COOKIE)).toBe("SPRING")
        yield* codes.apply("  ")
        expect((yield* getState(codes)).message).toBe("Enter a code.")
      })
    )
  })
})
