import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Option, Queue, Schema, Stream } from "effect"
import { TestClock } from "effect/testing"
import { layerAcquisition } from "../../customer/acquisition/layerAcquisition.ts"
import { PROMO_CODE_COOKIE } from "../promotions/promoCode.ts"
import { Cart } from "../cart/Cart.ts"
import { initialCart, toCartState as stateOfCart } from "../cart/machine.ts"
import { LOCATION_COOKIE, formatLocationCookie } from "../location/cookies.ts"
import { layerVisitorLocation } from "../location/layerVisitorLocation.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { MISSED_MESSAGES } from "../../foundation/ports/Tabs.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Checkout } from "./Checkout.ts"
import { ConfirmedOrder, OrderReview } from "./model.ts"
import { june, reviewLine, reviewWith } from "./testing/samples.ts"

const review = Schema.encodeSync(OrderReview)(reviewWith([reviewLine("Rotor", 12_340)]))

/** Services that answer reviews, and placements in the given order; null simulates a missing response. */
const services = (placements: Array<{ readonly orderNumber: string | null; readonly changes: ReadonlyArray<string> } | null>) => {
  const placed: Array<GraphQLRequest> = []
  const reviewed: Array<GraphQLRequest> = []
  /** Response to the next review; null simulates a missing response. */
  const answer: { next: typeof review | null; delayMillis: number } = { next: review, delayMillis: 0 }
  const graphql = (request: GraphQLRequest): Effect.Effect<unknown, Unreachable> =>
    Effect.suspend((): Effect.Effect<unknown, Unreachable> => {
      if (request.operation !== "placeOrder") {
        reviewed.push(request)
        const response =
          answer.next === null
            ? Effect.fail(new Unreachable({ service: "checkout", operation: "orderReview", cause: "lost" }))
            : Effect.succeed({ orderReview: answer.next })
        return answer.delayMillis === 0 ? response : Effect.delay(response, answer.delayMillis)
      }
      placed.push(request)
      const placement = placements.shift() ?? null
      if (placement === null) return Effect.fail(new Unreachable({ service: "checkout", operation: "placeOrder", cause: "lost" }))
      return Effect.succeed({ placeOrder: { ...placement, review: placement.orderNumber === null ? review : null, payUrl: null } })
    })
  const layer = Layer.effect(
    Http,
    Effect.map(Http, (http) => Http.of({ ...http, graphql }))
  )
  return { answer, placed, reviewed, layer }
}
const runCheckout = <A, E>(
  browser: BrowserTestContext,
  { layer }: ReturnType<typeof services>,
  reloads: Array<string>,
  run: (checkout: Checkout["Service"]) => Effect.Effect<A, E, Cookies | Storage>,
  changes: Cart["Service"]["changes"] = Stream.empty
) => {
  const cart = Layer.mock(Cart, { changes, refresh: Effect.sync(() => void reloads.push("cart")) })
  const around = Layer.provideMerge(Layer.mergeAll(layerAcquisition, layerVisitorLocation, cart), Layer.provideMerge(layer, browser.layer))
  return Checkout.use(run).pipe(Effect.provide(Layer.provideMerge(Checkout.layer, around)))
}
const getState = (checkout: Checkout["Service"]) => Effect.map(Stream.runHead(checkout.changes), Option.getOrThrow)
/** Continues to the review step. */
const reach = (checkout: Checkout["Service"]) =>
  Effect.gen(function* () {
    yield* checkout.begin
    yield* checkout.fill(june)
    yield* checkout.goOn
  })

describe("Checkout", () => {
  it.effect("places the reviewed order, clears the draft and the promo code, and reloads the cart", () => {
    const browser = new BrowserTestContext()
    browser.jar.set(PROMO_CODE_COOKIE, "SPRING")
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    const reloads: Array<string> = []
    return runCheckout(browser, shop, reloads, (checkout) =>
      Effect.gen(function* () {
        yield* reach(checkout)
        expect((yield* getState(checkout)).isReviewing).toBe(true)
        yield* checkout.place
        expect(yield* getState(checkout)).toMatchObject({ placed: "4821773905" })
        expect(shop.placed[0]?.variables).toMatchObject({
          contact: june,
          terms: { promoCode: "SPRING", shippingMethod: "standard", points: 0 },
          reviewed: { total: 123.4, lines: [{ lineId: "Rotor", quantity: 1, unitPrice: 123.4 }] },
          attribution: null
        })
        expect(browser.session.has("CheckoutDraft")).toBe(false)
        expect(browser.jar.has(PROMO_CODE_COOKIE)).toBe(false)
        expect(reloads).toEqual(["cart"])
        expect(browser.events.map(({ name }) => name)).toEqual(["Checkout Started", "Order Completed"])
      })
    )
  })

  it.effect("GAP-C59 reuses the key of an order without a response, and uses a new key for a changed order", () => {
    const browser = new BrowserTestContext()
    const shop = services([null, null, { orderNumber: null, changes: ["Rotor costs more."] }, { orderNumber: "4821773905", changes: [] }])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* reach(checkout)
        yield* checkout.place
        expect(yield* getState(checkout)).toMatchObject({ isUnanswered: true, placed: null })
        yield* checkout.place
        expect(yield* getState(checkout)).toMatchObject({ changes: ["Rotor costs more."], isPlacing: false, placed: null })
        yield* checkout.place
        expect((yield* getState(checkout)).placed).toBe("4821773905")
        const keys = shop.placed.map(({ idempotencyKey }) => idempotencyKey)
        expect(new Set(keys.slice(0, 3)).size).toBe(1)
        expect(keys[3]).not.toBe(keys[0])
      })
    )
  })

  it.effect("GAP-C59 places an order confirmed on a page under that page's key, as reviewed on that page", () => {
    const browser = new BrowserTestContext()
    const shop = services([
      { orderNumber: "4821773905", changes: [] },
      { orderNumber: "4821773905", changes: [] }
    ])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        expect(yield* checkout.read).toBeNull()
        yield* reach(checkout)
        const read = Option.getOrThrow(Option.fromNullishOr(yield* checkout.read))
        const wire = yield* Schema.encodeEffect(ConfirmedOrder)(read)
        for (const promoCode of ["SPRING", "SUMMER"]) {
          // The promo code changes between the clicks, but the page stays the same.
          browser.jar.set(PROMO_CODE_COOKIE, promoCode)
          yield* reach(checkout)
          yield* checkout.placeAsRead(yield* Schema.decodeEffect(ConfirmedOrder)(wire))
          expect((yield* getState(checkout)).placed).toBe("4821773905")
        }
        expect(shop.placed.map(({ idempotencyKey }) => idempotencyKey)).toEqual([read.key, read.key])
        expect(shop.placed[0]?.variables).toMatchObject({ terms: { promoCode: null }, reviewed: { total: 123.4 } })
        expect(shop.placed[1]?.variables).toEqual(shop.placed[0]?.variables)
      })
    )
  })

  it.effect("BUY-01 starts with the cart's ZIP code and reviews again for a new destination", () => {
    const browser = new BrowserTestContext()
    browser.jar.set(LOCATION_COOKIE, formatLocationCookie({ countryCode: "US", zipCode: "89502", isInternational: false }))
    const shop = services([])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        const { contact } = yield* getState(checkout)
        yield* checkout.fill({ ...contact, city: "Akron", postalCode: "443" })
        yield* checkout.fill({ ...contact, city: "Akron", postalCode: "44308" })
        expect((yield* getState(checkout)).isAsking).toBe(true)
        yield* TestClock.adjust("400 millis")
        yield* checkout.fill({ ...contact, city: "Kent", postalCode: "44308" })
        yield* TestClock.adjust("400 millis")
        expect(shop.reviewed.map(({ variables }) => variables)).toMatchObject([{ postalCode: "89502" }, { postalCode: "44308" }])
      })
    )
  })

  it.effect.each(["cart", MISSED_MESSAGES])("BUY-08 reviews again after the message '%s' from another tab", (message) => {
    const browser = new BrowserTestContext()
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    const sendTabMessage = Effect.andThen(Queue.offer(browser.tabMessages, message), TestClock.adjust("1 second"))
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* sendTabMessage
        expect(shop.reviewed).toHaveLength(0)
        yield* reach(checkout)
        yield* TestClock.adjust("1 second")
        const before = shop.reviewed.length
        yield* sendTabMessage
        expect(shop.reviewed).toHaveLength(before + 1)
        yield* Effect.forEach(["something else", message, message, message], (word) => Queue.offer(browser.tabMessages, word))
        yield* TestClock.adjust("1 second")
        expect(shop.reviewed).toHaveLength(before + 2)
        yield* checkout.leave
        yield* sendTabMessage
        expect(shop.reviewed).toHaveLength(before + 2)
        yield* checkout.begin
        yield* checkout.fill(june)
        yield* checkout.goOn
        yield* TestClock.adjust("1 second")
        const asked = shop.reviewed.length
        yield* checkout.place
        expect((yield* getState(checkout)).placed).toBe("4821773905")
        yield* sendTabMessage
        expect(shop.reviewed).toHaveLength(asked)
      })
    )
  })

  it.effect("BUY-08 keeps a submitted order without a response unchanged when another tab changes the cart", () => {
    const browser = new BrowserTestContext()
    const shop = services([null])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* reach(checkout)
        yield* checkout.place
        yield* TestClock.adjust("1 second")
        const before = shop.reviewed.length
        yield* Effect.andThen(Queue.offer(browser.tabMessages, "cart"), TestClock.adjust("1 second"))
        expect(shop.reviewed).toHaveLength(before)
      })
    )
  })

  it.effect("BUY-12 reviews again when the cart's item count differs from the review", () =>
    Effect.gen(function* () {
      const browser = new BrowserTestContext()
      const shop = services([])
      const counts = yield* Queue.unbounded<number | null>()
      const changes = Stream.map(Stream.fromQueue(counts), (itemCount) => ({ ...stateOfCart(initialCart), itemCount }))
      const count = (pieces: number | null) => Effect.andThen(Queue.offer(counts, pieces), TestClock.adjust("1 second"))
      yield* runCheckout(
        browser,
        shop,
        [],
        (checkout) =>
          Effect.gen(function* () {
            yield* count(3)
            expect(shop.reviewed).toHaveLength(0)
            yield* reach(checkout)
            yield* TestClock.adjust("1 second")
            const before = shop.reviewed.length
            yield* count(1)
            expect(shop.reviewed).toHaveLength(before)
            yield* count(2)
            expect(shop.reviewed).toHaveLength(before + 1)
            yield* count(2)
            expect(shop.reviewed).toHaveLength(before + 2)
          }),
        changes
      )
    })
  )

  it.effect("BUY-07 reviews once for a typed postal code, and once for a filled address", () => {
    const browser = new BrowserTestContext()
    const shop = services([])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        const { contact } = yield* getState(checkout)
        const asked = () => shop.reviewed.slice(1).map(({ variables }) => variables)
        // Each of these is a valid postal code in Great Britain.
        for (const postalCode of ["M1 1A", "M1 1AE", "M11 1AE"]) {
          yield* checkout.fill({ ...contact, country: "GB", postalCode })
          yield* TestClock.adjust("200 millis")
        }
        expect(asked()).toEqual([])
        yield* TestClock.adjust("200 millis")
        expect(asked()).toMatchObject([{ country: "GB", postalCode: "M11 1AE" }])
        yield* checkout.fillAddress(june)
        yield* TestClock.adjust("1 second")
        expect(asked().slice(1)).toMatchObject([{ country: "US", region: "OH", postalCode: "44308" }])
      })
    )
  })

  it.effect("shows address errors first and places the order after they are fixed", () => {
    const browser = new BrowserTestContext()
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.order
        expect(Object.keys((yield* getState(checkout)).errors)).toContain("street")
        expect(shop.placed).toEqual([])
        yield* checkout.fill(june)
        yield* checkout.order
        expect((yield* getState(checkout)).placed).toBe("4821773905")
      })
    )
  })

  it.effect("BUY-16 waits for the tax calculation, shows the new total and places the order on the second click", () => {
    const browser = new BrowserTestContext()
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.fill(june)
        shop.answer.next = { ...review, tax: 7, total: review.total + 7 }
        yield* checkout.order
        expect(yield* getState(checkout)).toMatchObject({ placed: null, isHeld: false, isSumNew: true, review: { tax: 700 } })
        expect(shop.placed).toEqual([])
        yield* checkout.order
        expect((yield* getState(checkout)).placed).toBe("4821773905")
        expect(shop.placed[0]?.variables).toMatchObject({ reviewed: { tax: 7 } })
      })
    )
  })

  it.effect("BUY-16 shows that the order waits for its total, and ignores further clicks until the total is known", () => {
    const browser = new BrowserTestContext()
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.fill(june)
        shop.answer.delayMillis = 1000
        const ordering = yield* Effect.forkChild(checkout.order, { startImmediately: true })
        expect(yield* getState(checkout)).toMatchObject({ isHeld: true, isPlacing: false, placed: null })
        yield* checkout.order
        expect(yield* getState(checkout)).toMatchObject({ isHeld: true, isPlacing: false, placed: null })
        yield* TestClock.adjust("1 second")
        yield* Fiber.join(ordering)
        expect(yield* getState(checkout)).toMatchObject({ isHeld: false, placed: "4821773905" })
        expect(shop.placed).toHaveLength(1)
      })
    )
  })

  it.effect("BUY-16 places a waiting order if the reloaded total is unchanged", () => {
    const browser = new BrowserTestContext()
    const shop = services([{ orderNumber: "4821773905", changes: [] }])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.fill(june)
        yield* checkout.order
        expect(yield* getState(checkout)).toMatchObject({ placed: "4821773905", isSumNew: false })
        expect(shop.reviewed).toHaveLength(2)
      })
    )
  })

  it.effect("BUY-16 places no order if the review fails while the order waits, and reports the failure", () => {
    const browser = new BrowserTestContext()
    const shop = services([])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.fill(june)
        shop.answer.next = null
        yield* checkout.order
        expect(yield* getState(checkout)).toMatchObject({ placed: null, isHeld: false, isSumNew: false, hasFailed: true })
        expect(shop.placed).toEqual([])
      })
    )
  })

  it.effect("BUY-18 keeps a name that is too long in the draft, and places no order until the name is corrected", () => {
    const browser = new BrowserTestContext()
    const shop = services([])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        const name = "x".repeat(120)
        yield* checkout.begin
        yield* checkout.fill({ ...june, name })
        yield* checkout.order
        expect(yield* getState(checkout)).toMatchObject({ errors: { name: "Use 80 characters or fewer." }, placed: null })
        yield* checkout.begin
        expect((yield* getState(checkout)).contact.name).toBe(name)
        expect(shop.placed).toEqual([])
      })
    )
  })

  it.effect("keeps the form data in session storage and never in a URL", () => {
    const browser = new BrowserTestContext()
    const shop = services([])
    return runCheckout(browser, shop, [], (checkout) =>
      Effect.gen(function* () {
        yield* checkout.begin
        yield* checkout.know({ email: "ann@example.com", name: "" })
        expect((yield* getState(checkout)).contact.email).toBe("ann@example.com")
        yield* checkout.fill(june)
        yield* checkout.begin
        yield* checkout.know({ email: "ann@example.com", name: "Ann" })
        expect((yield* getState(checkout)).contact).toEqual(june)
        expect(browser.gone).toEqual([])
        expect([...browser.local.keys()]).toEqual([])
      })
    )
  })
})
