import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Option, Stream } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { PROMO_CODE_COOKIE } from "./promoCode.ts"
import { PromoCodes } from "./PromoCodes.ts"

const spring = { promo: { code: "SPRING", percentOff: 10, amountOff: null, minimum: 0 }, message: null }
const unknown = { promo: null, message: "We do not recognize this code." }
const inside = <A, E>(world: BrowserTestContext, run: (codes: PromoCodes["Service"]) => Effect.Effect<A, E>) =>
  PromoCodes.use(run).pipe(Effect.provide(Layer.provideMerge(PromoCodes.layer, world.layer)))
const stateOf = (codes: PromoCodes["Service"]) => Effect.map(Stream.runHead(codes.changes), Option.getOrThrow)

describe("the cart's promo code", () => {
  it.effect("GAP-62 is the one of the cookie, and one that is entered takes its place there", () => {
    const world = new BrowserTestContext().answering("promoCode", { promoCode: spring })
    return inside(world, (codes) =>
      Effect.gen(function* () {
        yield* codes.load
        expect(yield* stateOf(codes)).toEqual({ promo: null, message: null, isChecking: false })
        yield* codes.apply(" spring ")
        expect((yield* stateOf(codes)).promo).toMatchObject({ code: "SPRING", percentOff: 10 })
        expect(world.jar.get(PROMO_CODE_COOKIE)).toBe("SPRING")
        yield* codes.remove
        expect((yield* stateOf(codes)).promo).toBeNull()
        expect(world.jar.has(PROMO_CODE_COOKIE)).toBe(false)
      })
    )
  })

  it.effect("that is entered while the kept one is being checked keeps its own answer", () => {
    const world = new BrowserTestContext().answering("promoCode", { promoCode: unknown })
    world.jar.set(PROMO_CODE_COOKIE, "OLD")
    return inside(world, (codes) =>
      Effect.gen(function* () {
        const loading = yield* Effect.forkChild(codes.load, { startImmediately: true })
        world.answering("promoCode", { promoCode: spring })
        yield* codes.apply("SPRING")
        yield* Fiber.join(loading)
        expect(yield* stateOf(codes)).toEqual({ ...spring, isChecking: false })
        expect(world.count("promoCode")).toBe(2)
      })
    )
  })

  it.effect("stays what it is where another one does not hold, which is said", () => {
    const world = new BrowserTestContext().answering("promoCode", { promoCode: spring })
    return inside(world, (codes) =>
      Effect.gen(function* () {
        yield* codes.apply("SPRING")
        world.answering("promoCode", { promoCode: unknown })
        yield* codes.apply("winter")
        expect(yield* stateOf(codes)).toMatchObject({ promo: { code: "SPRING" }, message: "We do not recognize this code." })
        expect(world.jar.get(PROMO_CODE_COOKIE)).toBe("SPRING")
        yield* codes.apply("  ")
        expect((yield* stateOf(codes)).message).toBe("Enter a code.")
      })
    )
  })
})
