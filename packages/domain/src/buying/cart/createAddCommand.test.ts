import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { camaro, GUID, createAddIntent, createCartItem, createTestCart } from "./testing/createTestCart.ts"

const silent = Effect.provide(Logger.layer([]))
const FAILED = "Error occured while adding to cart."

describe("Cart.add", () => {
  it.effect("ATC-03 ATC-04 ATC-06 ATC-17 takes count and total from the response, opens the confirmation and tracks the add", () =>
    Effect.gen(function* () {
      const { asked, cart, notices, service, state, posted, tracked } = yield* createTestCart()
      expect(yield* cart.add(createAddIntent("A", 2))).toEqual({ isAdded: true, href: null })
      expect(yield* state).toMatchObject({
        itemCount: 2,
        total: 2000,
        adding: [],
        added: { quantity: 2, items: [{ skuVariantNumber: "CAM-A-1", regularImageUrl: "/content/CAM-A-1.svg", title: "Part A" }] }
      })
      expect(tracked).toEqual([
        { name: "Product Added", skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", quantity: 2, list: "Searched For" }
      ])
      expect(service.operations()).toEqual(["addToCart"])
      expect(posted).toEqual(["cart"])
      expect(asked).toEqual([])
      expect(yield* notices).toEqual([])
      yield* cart.closeConfirmation
      expect((yield* state).added).toBeNull()
    })
  )

  it.effect("ATC-01 ATC-02 CALL-114 sends the visitor's GUID, the list, the source page and the vehicle", () =>
    Effect.gen(function* () {
      const { cart, select, service } = yield* createTestCart()
      yield* select(camaro)
      yield* cart.add(createAddIntent("A"))
      expect(service.requests[0]).toMatchObject({
        isWrite: true,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        variables: {
          webUserGuid: GUID,
          items: [{ skuVariantNumber: "CAM-A-1", quantityRequested: 1, listId: "Search", listName: "Searched For", attribution: null }],
          productPageId: 7,
          skuBaseNumber: "CAM-A",
          productPageUrl: "/item/camshaft/7",
          project: camaro.project
        }
      })
    })
  )

  it.effect("ATC-01 requests the visitor state first if there is no GUID", () =>
    Effect.gen(function* () {
      const { asked, cart, service } = yield* createTestCart({ cookies: {} })
      expect(yield* cart.add(createAddIntent("A"))).toMatchObject({ isAdded: true })
      expect(asked).toMatchObject(["/api/visitor/state"])
      expect(service.requests[0]?.variables).toMatchObject({ webUserGuid: GUID })
    })
  )

  it.effect("ATC-07 skips only the confirmation for a silent add", () =>
    Effect.gen(function* () {
      const { cart, state, tracked } = yield* createTestCart()
      yield* cart.add(createAddIntent("A", 1, { isSilent: true }))
      expect(yield* state).toMatchObject({ itemCount: 1, added: null })
      expect(tracked).toMatchObject([{ name: "Product Added" }])
    })
  )

  it.effect("ATC-08 reloads the lines if they were loaded before", () =>
    Effect.gen(function* () {
      const { cart, service, state } = yield* createTestCart()
      yield* cart.load
      yield* cart.add(createAddIntent("A"))
      yield* TestClock.adjust(1)
      expect(service.operations()).toEqual(["cart", "addToCart", "cart"])
      expect((yield* state).cart?.lines).toHaveLength(1)
    })
  )

  it.effect("drops a second click of the same product, but not of another product", () =>
    Effect.gen(function* () {
      const { cart, service, state } = yield* createTestCart()
      service.pause = () => Effect.sleep("3 seconds")
      const clicks = yield* Effect.forkChild(
        Effect.forEach([createAddIntent("A"), createAddIntent("A"), createAddIntent("B")], cart.add, { concurrency: "unbounded" }),
        { startImmediately: true }
      )
      yield* TestClock.adjust("1 second")
      expect(yield* state).toMatchObject({ adding: ["CAM-A", "CAM-B"], itemCount: null, added: null })
      yield* TestClock.adjust("5 seconds")
      expect((yield* Fiber.join(clicks)).map(({ isAdded }) => isAdded)).toEqual([true, false, true])
      expect(service.lines.map(({ quantity, skuBaseNumber }) => [skuBaseNumber, quantity])).toEqual([
        ["CAM-A", 1],
        ["CAM-B", 1]
      ])
      expect((yield* state).adding).toEqual([])
      const next = yield* Effect.forkChild(cart.add(createAddIntent("A")), { startImmediately: true })
      yield* TestClock.adjust("3 seconds")
      expect(yield* Fiber.join(next)).toEqual({ isAdded: true, href: null })
      expect((yield* state).itemCount).toBe(3)
      expect(new Set(service.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
    })
  )

  it.effect("adds several items as one intent, and drops the intent only if all of its items are pending", () =>
    Effect.gen(function* () {
      const { cart, service } = yield* createTestCart()
      service.pause = () => Effect.sleep("1 second")
      const both = { ...createAddIntent("A"), items: [createCartItem("A"), createCartItem("B")] }
      const adds = yield* Effect.forkChild(
        Effect.forEach([createAddIntent("A"), both, createAddIntent("B"), { ...both, items: [] }], cart.add, { concurrency: "unbounded" }),
        { startImmediately: true }
      )
      yield* TestClock.adjust("1 minute")
      expect((yield* Fiber.join(adds)).map(({ isAdded }) => isAdded)).toEqual([true, true, false, false])
      expect(service.requests[1]?.variables).toMatchObject({ skuBaseNumber: null })
    })
  )

  it.effect("retries a lost response once under the same key and adds one line", () =>
    Effect.gen(function* () {
      const { cart, notices, service, state } = yield* createTestCart()
      service.mishaps = ["unanswered"]
      expect(yield* cart.add(createAddIntent("A"))).toMatchObject({ isAdded: true })
      expect(service.requests.length).toBe(2)
      expect(new Set(service.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
      expect(service.lines.length).toBe(1)
      expect((yield* state).itemCount).toBe(1)
      expect(yield* notices).toEqual([])
    })
  )

  it.effect("reuses the key when an unanswered add is clicked again, so one piece is added", () =>
    Effect.gen(function* () {
      const { cart, service, state } = yield* createTestCart()
      service.mishaps = ["unanswered", "unanswered"]
      expect(yield* cart.add(createAddIntent("A"))).toMatchObject({ isAdded: false })
      expect(yield* cart.add(createAddIntent("A"))).toMatchObject({ isAdded: true })
      expect(service.lines.map(({ quantity }) => quantity)).toEqual([1])
      expect((yield* state).itemCount).toBe(1)
      yield* cart.add(createAddIntent("A"))
      expect(service.lines.map(({ quantity }) => quantity)).toEqual([2])
    }).pipe(silent)
  )

  it.effect.each([
    ["after ten minutes", 600_000, "/item/camshaft/7"],
    ["on another page", 1000, "/shop/all"]
  ] as const)("starts a new intent with a new key for an unanswered add that is clicked again %s", ([, millis, path]) =>
    Effect.gen(function* () {
      const { cart, page, service } = yield* createTestCart()
      service.mishaps = ["unanswered", "unanswered"]
      yield* cart.add(createAddIntent("A"))
      yield* TestClock.adjust(millis)
      page.path = path
      yield* cart.add(createAddIntent("A"))
      expect(new Set(service.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
      expect(service.lines.map(({ quantity }) => quantity)).toEqual([2])
    }).pipe(silent)
  )

  it.effect("extends the retry window of ten minutes with every attempt", () =>
    Effect.gen(function* () {
      const { cart, service } = yield* createTestCart()
      service.mishaps = ["unanswered", "unanswered", "lost", "lost"]
      for (const _ of ["first", "second", "third"]) {
        yield* cart.add(createAddIntent("A"))
        yield* TestClock.adjust(599_999)
      }
      expect(new Set(service.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
      expect(service.lines.map(({ quantity }) => quantity)).toEqual([1])
    }).pipe(silent)
  )

  it.effect("reports a limited quantity in the confirmation, or in a toast after a silent add", () =>
    Effect.gen(function* () {
      const { cart, notices, service, state } = yield* createTestCart()
      service.stock = 3
      const note = "Only 3 left: your cart holds all of them."
      yield* cart.add(createAddIntent("A", 5))
      expect((yield* state).added).toMatchObject({ quantity: 3, items: [{ pieces: 3, price: 3000, note }] })
      expect(yield* notices).toMatchObject([])
      yield* cart.add(createAddIntent("B", 5, { isSilent: true }))
      expect(yield* notices).toEqual([note])
    })
  )

  it.effect.each([
    ["when the network is down", ["lost", "lost"]],
    ["when the service rejects it", ["refused"]]
  ] as const)("ATC-09 ERR-109 returns the product page's URL, keeps the cart and shows an error for five seconds %s", ([, mishaps]) =>
    Effect.gen(function* () {
      const { cart, notices, service, state, posted, tracked } = yield* createTestCart()
      yield* cart.add(createAddIntent("A"))
      const before = { ...(yield* state), added: null }
      yield* cart.closeConfirmation
      service.mishaps = [...mishaps]
      expect(yield* cart.add(createAddIntent("B", 1, { failureHref: "/item/b/8" }))).toEqual({ isAdded: false, href: "/item/b/8" })
      expect(yield* state).toEqual(before)
      expect(service.requests.length).toEqual(1 + mishaps.length)
      expect(tracked.length).toBe(1)
      expect(posted.length).toBe(1)
      expect(yield* notices).toEqual([FAILED])
      yield* TestClock.adjust(5199)
      expect(yield* notices).toEqual([FAILED])
      yield* TestClock.adjust(1)
      expect(yield* notices).toEqual([])
    }).pipe(silent)
  )

  it.effect.each(["This choice no longer exists. Choose again.", null])(
    "ATC-09 ERR-109 shows the service's reason, or the default error text, for a rejected add (%j)",
    (message) =>
      Effect.gen(function* () {
        const { cart, notices, service, state } = yield* createTestCart()
        service.refusal = { message, rejection: "choiceGone" }
        expect(yield* cart.add(createAddIntent("A"))).toEqual({ isAdded: false, href: null })
        expect(yield* notices).toEqual([message ?? FAILED])
        expect((yield* state).itemCount).toBeNull()
        expect((yield* state).added).toBeNull()
      })
  )

  it.effect("ATC-09 fails like any other add if no visitor GUID is available", () =>
    Effect.gen(function* () {
      const { cart, notices, service, state } = yield* createTestCart({ cookies: { WebUserGuid: "<b>" }, visitorState: undefined })
      expect(yield* cart.add(createAddIntent("A"))).toEqual({ isAdded: false, href: null })
      expect(service.requests).toEqual([])
      expect(yield* notices).toEqual([FAILED])
      expect((yield* state).adding).toEqual([])
    }).pipe(silent)
  )
})
