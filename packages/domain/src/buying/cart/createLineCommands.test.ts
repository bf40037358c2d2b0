import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { MAX_LINES } from "../../catalog/catalog/rules.ts"
import { CartLineId } from "./model.ts"
import { createLine, type SimulatedFailure } from "./testing/checkoutService.ts"
import { createAddIntent, createCartItem, createTestCart } from "./testing/createTestCart.ts"
import { countRuns } from "../../../test/countRuns.ts"
import { expectShares } from "../../../test/measureShares.ts"

const silent = Effect.provide(Logger.layer([]))
const [LINE, OTHER, GONE] = [CartLineId.make("line-CAM-A-1"), CartLineId.make("line-CAM-B-1"), CartLineId.make("line-gone")]
const CHANGE_FAILED = "We couldn't change your cart. Try again."

/** Opens a cart with two pieces of A and one of B whose lines are loaded. Each response takes a second. */
const openLines = Effect.gen(function* () {
  const opened = yield* createTestCart()
  yield* opened.cart.add(createAddIntent("A", 2))
  yield* opened.cart.add(createAddIntent("B", 1))
  yield* opened.cart.load
  yield* TestClock.adjust(1)
  opened.service.requests.length = 0
  opened.service.pause = () => Effect.sleep("1 second")
  const quantities = Effect.map(opened.state, ({ cart }) => cart?.lines.map(({ quantity }) => quantity))
  const start = (command: Effect.Effect<void>) => Effect.forkChild(command, { startImmediately: true })
  return { ...opened, quantities, start }
})

describe("Cart.change", () => {
  it.effect("GAP-C59 updates the line and the totals immediately, and keeps both after the response", () =>
    Effect.gen(function* () {
      const { cart, quantities, service, start, state, posted } = yield* openLines
      const change = yield* start(cart.change(LINE, 5))
      expect(yield* state).toMatchObject({ itemCount: 6, total: 6000, changing: [LINE], cart: { itemCount: 6, total: 6000 } })
      expect((yield* state).cart?.lines[0]).toMatchObject({ quantity: 5, lineTotal: 5000 })
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(change)
      expect(yield* quantities).toEqual([5, 1])
      expect((yield* state).changing).toEqual([])
      expect(service.lines[0]?.quantity).toBe(5)
      expect(posted.length).toBe(3)
    })
  )

  it.effect.each<readonly [number, number]>([
    [0, 1],
    [-1, 1],
    [1000, 999],
    [Number.NaN, 1],
    [2.7, 2]
  ])("clamps a quantity of %d to %d", ([quantity, sent]) =>
    Effect.gen(function* () {
      const { cart, service, start } = yield* openLines
      yield* start(cart.change(LINE, quantity))
      yield* TestClock.adjust("1 second")
      expect(service.requests[0]?.variables).toMatchObject({ lineId: LINE, quantity: sent })
    })
  )

  it.effect("sends only the first and the last of rapid changes, and shows no older response", () =>
    Effect.gen(function* () {
      const { cart, quantities, service, start } = yield* openLines
      for (const quantity of [3, 4, 5, 6]) yield* start(cart.change(LINE, quantity))
      for (const millis of [0, 999, 1, 500, 500, 1000]) {
        yield* TestClock.adjust(millis)
        expect(yield* quantities).toEqual([6, 1])
      }
      expect(service.requests.map(({ variables }) => Object(variables).quantity)).toEqual([3, 6])
      expect(service.lines[0]?.quantity).toBe(6)
    })
  )

  it.effect.each<SimulatedFailure>(["lost", "refused"])("reverts a change with a toast when the request is %s", (mishap) =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start, posted } = yield* openLines
      service.mishaps = [mishap]
      yield* start(cart.change(LINE, 9))
      expect(yield* quantities).toEqual([2, 1])
      expect(yield* notices).toEqual([CHANGE_FAILED])
      expect(posted.length).toBe(2)
    }).pipe(silent)
  )

  it.effect("shows no error for a lost change that a newer change replaced", () =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start } = yield* openLines
      service.mishaps = ["unanswered"]
      yield* start(cart.change(LINE, 9))
      yield* start(cart.change(LINE, 4))
      yield* TestClock.adjust("2 seconds")
      expect(yield* quantities).toEqual([4, 1])
      expect(yield* notices).toEqual([])
      expect(service.lines[0]?.quantity).toBe(4)
    }).pipe(silent)
  )

  it.effect("reloads a change that succeeded without a response", () =>
    Effect.gen(function* () {
      const { cart, quantities, service, start } = yield* openLines
      service.mishaps = ["unanswered"]
      yield* start(cart.change(LINE, 9))
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([2, 1])
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([9, 1])
    }).pipe(silent)
  )

  it.effect("clamps to the known stock immediately, and shows the service's message as a toast", () =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start } = yield* openLines
      service.stock = 3
      yield* start(cart.change(LINE, 3))
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([3, 1])
      expect(yield* notices).toEqual([])
      yield* start(cart.change(LINE, 9))
      expect(yield* quantities).toEqual([3, 1])
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([3, 1])
      expect(yield* notices).toEqual(["Only 3 left: your cart holds all of them."])
    })
  )

  it.effect("reports a line that is gone and shows the current cart", () =>
    Effect.gen(function* () {
      const { cart, notices, posted, quantities, service, start } = yield* openLines
      service.lines = service.lines.slice(1)
      const before = posted.length
      yield* start(cart.change(LINE, 9))
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([1])
      expect(posted.length).toBe(before)
      expect(yield* notices).toEqual(["This line is no longer in your cart."])
    })
  )
})

describe("Cart.remove", () => {
  it.effect("GAP-C59 updates immediately and tracks the removal after the response", () =>
    Effect.gen(function* () {
      const { cart, quantities, start, state, tracked } = yield* openLines
      yield* start(cart.remove(LINE))
      expect(yield* quantities).toEqual([1])
      expect((yield* state).itemCount).toBe(1)
      expect(tracked.length).toBe(2)
      yield* TestClock.adjust("1 second")
      expect(tracked.slice(2)).toEqual([{ name: "Product Removed", skuVariantNumber: "CAM-A-1", quantity: 2 }])
    })
  )

  it.effect("ignores a repeated removal and a line that is already gone", () =>
    Effect.gen(function* () {
      const { cart, notices, quantities, start, tracked } = yield* openLines
      for (const line of [LINE, LINE, GONE]) yield* start(cart.remove(line))
      yield* TestClock.adjust("3 seconds")
      expect(yield* quantities).toEqual([1])
      expect(yield* notices).toEqual([])
      expect(tracked.slice(2).length).toBe(1)
    })
  )

  it.effect("removes several lines in one request and restores them together, once", () =>
    Effect.gen(function* () {
      const { cart, quantities, service, start, state, posted, tracked } = yield* openLines
      yield* start(cart.remove(LINE, OTHER))
      expect(service.requests.map(({ variables }) => Object(variables).lineIds)).toEqual([[LINE, OTHER]])
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([])
      expect((yield* state).removed.map(({ lineId }) => lineId)).toEqual([LINE, OTHER])
      expect(tracked.slice(2).map(({ name }) => name)).toEqual(["Product Removed", "Product Removed"])
      const before = posted.length
      for (const _ of ["once", "twice"]) yield* start(cart.restore)
      yield* TestClock.adjust("3 seconds")
      expect(service.operations()).toEqual(["removeCartLines", "restoreCartLines"])
      expect(yield* quantities).toEqual([2, 1])
      expect((yield* state).removed).toEqual([])
      expect(posted.length - before).toBe(1)
    })
  )

  it.effect("sends few requests for rapid removals and restores them together", () =>
    Effect.gen(function* () {
      const { cart, quantities, service, start } = yield* openLines
      for (const line of [LINE, OTHER]) yield* start(cart.remove(line))
      yield* TestClock.adjust("3 seconds")
      yield* start(cart.restore)
      yield* TestClock.adjust("1 second")
      expect(service.operations()).toEqual(["removeCartLines", "removeCartLines", "restoreCartLines"])
      expect(yield* quantities).toEqual([2, 1])
    })
  )

  it.effect("shows one error for a removal without a response, then reloads, and restores all lines", () =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start } = yield* openLines
      service.mishaps = ["unanswered"]
      yield* start(cart.remove(LINE, OTHER))
      yield* TestClock.adjust("2 seconds")
      expect(yield* quantities).toEqual([])
      expect(yield* notices).toEqual([CHANGE_FAILED])
      yield* start(cart.restore)
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([2, 1])
    }).pipe(silent)
  )

  it.effect("keeps a later change of one of the removed lines", () =>
    Effect.gen(function* () {
      const { cart, quantities, start } = yield* openLines
      yield* start(cart.load)
      yield* start(cart.remove(LINE, OTHER))
      yield* start(cart.change(LINE, 7))
      yield* TestClock.adjust("3 seconds")
      expect(yield* quantities).toEqual([7])
    })
  )

  it.effect("removes 500 lines in one request", () =>
    Effect.gen(function* () {
      const { cart, service, start, state } = yield* openLines
      service.lines = Array.from({ length: MAX_LINES }, (_, at) => createLine(createCartItem(String(at))))
      yield* start(cart.load)
      yield* TestClock.adjust("1 second")
      service.requests.length = 0
      yield* start(cart.remove(...service.lines.map(({ lineId }) => lineId)))
      yield* TestClock.adjust("1 second")
      expect(service.requests.length).toBe(1)
      expect(service.lines.length).toBe(0)
      expect((yield* state).removed.length).toEqual(MAX_LINES)
    })
  )

  it.effect.each<SimulatedFailure>(["lost", "refused"])("shows an error for a failed restore (%s) and can retry it", (mishap) =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start } = yield* openLines
      yield* start(cart.remove(LINE))
      yield* TestClock.adjust("1 second")
      service.mishaps = [mishap]
      yield* start(cart.restore)
      expect(yield* quantities).toEqual([1])
      expect(yield* notices).toEqual([CHANGE_FAILED])
      yield* start(cart.restore)
      yield* TestClock.adjust("1 second")
      expect(yield* quantities).toEqual([1, 2])
    }).pipe(silent)
  )

  it.effect("restores the line with a toast when the removal is rejected", () =>
    Effect.gen(function* () {
      const { cart, notices, quantities, service, start } = yield* openLines
      service.mishaps = ["refused"]
      yield* start(cart.remove(LINE))
      expect(yield* quantities).toEqual([2, 1])
      expect(yield* notices).toEqual([CHANGE_FAILED])
    }).pipe(silent)
  )
})

describe("random commands and network failures", () => {
  const mishap = fc.constantFrom<SimulatedFailure | null>(null, null, null, "lost", "unanswered", "refused")
  const name = fc.constantFrom("A", "B")
  const step = fc.oneof(
    fc.record({ _tag: fc.constant("add" as const), name }),
    fc.record({ _tag: fc.constant("change" as const), name, quantity: fc.integer({ min: -1, max: 1001 }) }),
    fc.record({ _tag: fc.constant("remove" as const), name }),
    fc.record({ _tag: fc.constant("removeAll" as const), name }),
    fc.record({ _tag: fc.constant("load" as const), name }),
    fc.record({ _tag: fc.constant("wait" as const), name, millis: fc.integer({ min: 0, max: 3000 }) })
  )

  const commands = fc.array(step, { maxLength: 25 })
  const failures = fc.oneof(fc.constant<ReadonlyArray<SimulatedFailure | null>>([]), fc.array(mishap, { maxLength: 25 }))

  it("include every command, runs without failures, and every kind of failure", () => {
    const has = (tag: string) => (steps: ReadonlyArray<{ readonly _tag: string }>) => steps.some(({ _tag }) => _tag === tag)
    expectShares("cart commands", commands, {
      add: [has("add"), 0.3, 0.9],
      change: [has("change"), 0.3, 0.9],
      "remove all": [has("removeAll"), 0.3, 0.9],
      "change and removal": [(steps) => has("change")(steps) && (has("remove")(steps) || has("removeAll")(steps)), 0.25, 0.8],
      wait: [has("wait"), 0.3, 0.9]
    })
    expectShares("cart failures", failures, {
      none: [(list) => list.every((failure) => failure === null), 0.4, 0.8],
      lost: [(list) => list.includes("lost"), 0.1, 0.5],
      unanswered: [(list) => list.includes("unanswered"), 0.1, 0.5],
      refused: [(list) => list.includes("refused"), 0.1, 0.5]
    })
  })

  it("leaves the cart equal to the service's, with nothing pending", () =>
    fc.assert(
      fc.asyncProperty(commands, failures, (steps, mishaps) =>
        Effect.runPromise(
          Effect.gen(function* () {
            const { cart, service, start, state } = yield* openLines
            service.mishaps = [...mishaps]
            for (const { _tag, name, ...more } of steps) {
              const line = CartLineId.make(`line-CAM-${name}-1`)
              if (_tag === "add") yield* start(Effect.asVoid(cart.add(createAddIntent(name))))
              else if (_tag === "change") yield* start(cart.change(line, Number(Object(more).quantity)))
              else if (_tag === "remove") yield* start(cart.remove(line))
              else if (_tag === "removeAll") yield* start(cart.remove(LINE, OTHER))
              else if (_tag === "load") yield* start(cart.load)
              else yield* TestClock.adjust(Number(Object(more).millis))
            }
            yield* TestClock.adjust("10 minutes")
            if (mishaps.some((mishap) => mishap !== null)) {
              service.mishaps = []
              yield* start(cart.load)
              yield* TestClock.adjust("10 seconds")
            }
            const { adding, cart: shown, changing, isLoading, itemCount, total } = yield* state
            expect({ adding, changing, isLoading, ...shown }).toEqual({ adding: [], changing: [], isLoading: false, ...service.contents })
            expect({ itemCount, total }).toEqual({ itemCount: service.contents.itemCount, total: service.contents.total })
          }).pipe(Effect.scoped, silent, Effect.provide(TestClock.layer()))
        )
      ),
      { numRuns: countRuns(100) }
    ))

  it("adds once per confirmed add, and never more often than clicked", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.array(mishap, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 }), (rounds) =>
        Effect.runPromise(
          Effect.gen(function* () {
            const { cart, service } = yield* createTestCart()
            let [least, most] = [0, 0]
            for (const mishaps of rounds) {
              service.mishaps = [...mishaps]
              const { isAdded } = yield* cart.add(createAddIntent("A"))
              if (isAdded) least++
              if (isAdded || mishaps.includes("unanswered")) most++
            }
            expect(service.contents.itemCount).toBeGreaterThanOrEqual(least)
            expect(service.contents.itemCount).toBeLessThanOrEqual(most)
          }).pipe(Effect.scoped, silent, Effect.provide(TestClock.layer()))
        )
      ),
      { numRuns: countRuns(100) }
    ))
})
