import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { MISSED_MESSAGES } from "../../foundation/ports/Tabs.ts"
import { camaro, GUID, createAddIntent, createTestCart } from "./testing/createTestCart.ts"

const silent = Effect.provide(Logger.layer([]))

describe("Cart state", () => {
  it.effect("has no data at first, then takes count and total from the visitor state unless newer data is loaded", () =>
    Effect.gen(function* () {
      const { cart, state } = yield* createTestCart({ visitorState: { webUserGuid: GUID, itemCount: 4, cartTotal: 1234, listCount: 0 } })
      expect(yield* state).toMatchObject({ itemCount: null, total: 0, cart: null })
      yield* cart.hydrate
      expect(yield* state).toMatchObject({ itemCount: 4, total: 1234, cart: null })
      yield* cart.add(createAddIntent("A"))
      yield* cart.hydrate
      expect((yield* state).itemCount).toBe(1)
    })
  )

  it.effect("ERR-107 logs a failed load, keeps the cart null and recovers on the next load", () =>
    Effect.gen(function* () {
      const { cart, service, state } = yield* createTestCart()
      service.mishaps = ["refused"]
      yield* cart.load
      expect(yield* state).toMatchObject({ cart: null, hasFailed: true, isLoading: false })
      yield* cart.load
      expect(yield* state).toMatchObject({ cart: { lines: [], itemCount: 0 }, hasFailed: false, isLoading: false })
    }).pipe(silent)
  )

  it.effect("GAP-C22 retries a failed load once for the new visitor when the cookie changes during the request", () =>
    Effect.gen(function* () {
      const next = "1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
      const cookies = { WebUserGuid: GUID as string }
      const { cart, service, state } = yield* createTestCart({ cookies })
      service.mishaps = ["unanswered"]
      service.pause = () => Effect.sync(() => (cookies.WebUserGuid = next))
      yield* cart.load
      expect(yield* state).toMatchObject({ cart: { lines: [] }, hasFailed: false })
      expect(service.requests.map(({ variables }) => Object(variables).webUserGuid)).toEqual([GUID, next])
    }).pipe(silent)
  )

  it.effect("VIS-22 sends no request for a bot", () =>
    Effect.gen(function* () {
      const { asked, cart, service, state } = yield* createTestCart({ cookies: { VIN: "bot-1" } })
      yield* cart.hydrate
      yield* cart.load
      expect({ asked, requests: service.requests }).toEqual({ asked: [], requests: [] })
      expect(yield* state).toMatchObject({ itemCount: null, hasFailed: false })
    })
  )

  it.effect("FIT-22 reloads loaded lines with new verdicts when another vehicle is selected", () =>
    Effect.gen(function* () {
      const { cart, select, service } = yield* createTestCart()
      yield* select(camaro)
      yield* TestClock.adjust(1)
      expect(service.requests).toEqual([])
      yield* cart.load
      yield* select({ ...camaro })
      yield* TestClock.adjust(1)
      expect(service.requests).toHaveLength(1)
      yield* select(null)
      yield* TestClock.adjust(1)
      expect(service.requests.map(({ variables }) => Object(variables).project)).toEqual([camaro.project, null])
    })
  )

  it.effect("refreshes only the loaded data after a change in another tab: the count, the lines or nothing", () =>
    Effect.gen(function* () {
      const { cart, receive, service, state, posted } = yield* createTestCart()
      yield* receive("cart")
      yield* TestClock.adjust(1)
      expect(service.requests).toEqual([])
      yield* cart.hydrate
      const other = yield* createTestCart()
      yield* other.cart.add(createAddIntent("A", 3))
      service.lines = other.service.lines
      yield* receive("garage")
      yield* receive("cart")
      yield* TestClock.adjust(1)
      expect(yield* state).toMatchObject({ itemCount: 3, total: 3000, cart: null })
      yield* cart.load
      service.lines = []
      yield* receive("cart")
      yield* TestClock.adjust(1)
      expect(yield* state).toMatchObject({ itemCount: 0, cart: { lines: [] } })
      expect(service.operations()).toEqual(["cart", "cart", "cart"])
      expect(posted).toEqual([])
    })
  )

  it.effect("NAV-124 reloads after the page returns from the bfcache and may have missed messages of other tabs", () =>
    Effect.gen(function* () {
      const { cart, receive, service, state } = yield* createTestCart()
      yield* cart.load
      const other = yield* createTestCart()
      yield* other.cart.add(createAddIntent("A", 3))
      service.lines = other.service.lines
      yield* receive(MISSED_MESSAGES)
      yield* TestClock.adjust(1)
      expect(yield* state).toMatchObject({ itemCount: 3, total: 3000 })
    })
  )

  it.effect("keeps a later change when an earlier load responds after the change", () =>
    Effect.gen(function* () {
      const { cart, service, state } = yield* createTestCart()
      const gate = yield* Deferred.make<void>()
      service.pause = ({ operation }) => (operation === "cart" ? Deferred.await(gate) : Effect.void)
      const loading = yield* Effect.forkChild(cart.load, { startImmediately: true })
      const adding = yield* Effect.forkChild(cart.add(createAddIntent("A")), { startImmediately: true })
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.all([Fiber.join(loading), Fiber.join(adding)])
      yield* TestClock.adjust(1)
      expect(yield* state).toMatchObject({ itemCount: 1, cart: { itemCount: 1 } })
    })
  )
})
