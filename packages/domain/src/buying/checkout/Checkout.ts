import { Context, Effect, FiberHandle, Layer, Ref, Semaphore, Stream, SubscriptionRef } from "effect"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { PROMO_CODE_COOKIE } from "../promotions/promoCode.ts"
import { Cart } from "../cart/Cart.ts"
import { CART_CHANGED } from "../cart/CartContext.ts"
import type { Location } from "../location/model.ts"
import { VisitorLocation } from "../location/VisitorLocation.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { orderReview } from "./calls.ts"
import { type ContactTexts, normalizeContact } from "./validateContact.ts"
import { getDestinationKey, withDestination } from "./getDestinationKey.ts"
import { type CheckoutEvent, type CheckoutState, initialCheckout, EMPTY_DRAFT, transition } from "./machine.ts"
import { createPlaceOrderCommands } from "./createPlaceOrderCommands.ts"
import { describeReviewChanges, toReviewed } from "./describeReviewChanges.ts"
import type { ConfirmedOrder, OrderReview, ShippingMethod } from "./model.ts"
import { checkoutDraft } from "./storage.ts"

/** Milliseconds without a letter after which a place counts as entered, and without a word of another tab after which its cart does. */
const PAUSE_MILLIS = 400

/** From the cart to an order. Commands never fail: what went wrong is logged and part of the state. */
export class Checkout extends Context.Service<
  Checkout,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<CheckoutState>
    /**
     * Begins, with what this tab keeps of it and the place that the cart was told, and asks what the order would be; until it is left again
     * after a pause when another tab has changed the cart, but for an order that went out and was not answered: pressed again it is the same.
     */
    readonly begin: Effect.Effect<void>
    /** Nobody looks at it: it follows the cart no more. */
    readonly leave: Effect.Effect<void>
    /** What is known of who is signed in: it goes into fields where nothing stands. */
    readonly know: (known: Pick<ContactTexts, "email" | "name">) => Effect.Effect<void>
    /** Each letter is kept in the tab: a reload loses nothing. Another place asks again what the order would be, once after the last letter of it. */
    readonly fill: (contact: ContactTexts) => Effect.Effect<void>
    /** All of an address at once, its country with its region. */
    readonly fillAddress: (contact: ContactTexts) => Effect.Effect<void>
    /** On to the review, where the address is complete; otherwise what is wrong with it shows. */
    readonly goOn: Effect.Effect<void>
    readonly goBack: Effect.Effect<void>
    readonly chooseMethod: (method: ShippingMethod) => Effect.Effect<void>
    readonly spendPoints: (points: number) => Effect.Effect<void>
    /** What the order would be, now. */
    readonly review: Effect.Effect<void>
    /** What an order of the cart by standard shipping to a place would be, before there is a checkout; null where nobody answers. */
    readonly estimate: (place: Pick<Location, "countryCode" | "zipCode">) => Effect.Effect<OrderReview | null>
    /**
     * Places the order as it stands there to be read; where the address is not complete, what is wrong with it shows instead. Pressed while the
     * sum is asked for it waits for the answer (BUY-16): the same sum is ordered, another one is shown and wants a second press.
     */
    readonly order: Effect.Effect<void>
    /** Places the order that was reviewed, once, however often it is pressed and sent; how the visitor came goes with it. */
    readonly place: Effect.Effect<void>
    /** What stands there to be read, under a new key, for a page that carries it to the press itself; null while nothing does. */
    readonly read: Effect.Effect<ConfirmedOrder | null>
    /** Places an order as it was read on another page. Sent again under its key it is the same order, though the cart is empty by then. */
    readonly placeAsRead: (read: ConfirmedOrder) => Effect.Effect<void>
  }
>()("@camber/domain/checkout/Checkout") {
  static readonly layer: Layer.Layer<
    Checkout,
    never,
    Acquisition | Cart | Visitor | VisitorLocation | Cookies | Http | Storage | Tabs | Telemetry
  > = Layer.effect(
    Checkout,
    Effect.gen(function* () {
      const [acquisition, cart, cookies] = [yield* Acquisition, yield* Cart, yield* Cookies]
      const [location, telemetry, visitor] = [yield* VisitorLocation, yield* Telemetry, yield* Visitor]
      const services = yield* Effect.context<Http | Storage>()
      const live = yield* SubscriptionRef.make(initialCheckout)
      const turn = yield* Semaphore.make(1)
      const later = yield* FiberHandle.make<void>()
      const isOpen = yield* Ref.make(false)
      /** A place was typed that is not asked for yet. */
      const isTyping = yield* Ref.make(false)
      const current = SubscriptionRef.get(live)
      /** Whether it changed anything. */
      const dispatch = (event: CheckoutEvent) =>
        SubscriptionRef.modify(live, (before) => {
          const after = transition(before, event)
          return [after !== before, after] as const
        })
      const keep = Effect.flatMap(current, ({ contact, points, shippingMethod }) =>
        writeEntry(checkoutDraft, { contact, points, shippingMethod })
      )
      const promoCode = Effect.map(cookies.read(PROMO_CODE_COOKIE), (code) => code?.trim() || null)
      const terms = Effect.gen(function* () {
        const { points, shippingMethod } = yield* current
        return { points, shippingMethod, promoCode: yield* promoCode }
      })

      const review = Effect.gen(function* () {
        yield* dispatch({ _tag: "Asked" })
        const webUserGuid = yield* visitor.guid
        if (webUserGuid === null) return yield* dispatch({ _tag: "NotReviewed" })
        const { country, postalCode, region } = normalizeContact((yield* current).contact)
        const answer = yield* callService(orderReview, { webUserGuid, terms: yield* terms, country, region, postalCode })
        return yield* dispatch({ _tag: "Reviewed", review: answer.orderReview })
      }).pipe(
        Effect.catch((error) =>
          Effect.andThen(Effect.logError("The order could not be reviewed", error), dispatch({ _tag: "NotReviewed" }))
        ),
        turn.withPermit,
        Effect.asVoid
      )

      const begin = Effect.gen(function* () {
        yield* Ref.set(isOpen, true)
        const kept = yield* readEntry(checkoutDraft)
        const draft = kept?.value ?? EMPTY_DRAFT
        yield* dispatch({ _tag: "Began", draft: { ...draft, contact: withDestination(draft.contact, yield* location.current) } })
        yield* review
        const { review: found } = yield* current
        if (found !== null && found.lines.length > 0) yield* telemetry.send({ name: "Checkout Started", total: found.total / 100 })
      })
      const decide = (event: CheckoutEvent) =>
        Effect.flatMap(dispatch(event), (isNew) => (isNew ? Effect.andThen(keep, review) : Effect.void))
      /** Whether it is for another place now. */
      const takeIn = Effect.fnUntraced(function* (contact: ContactTexts, isWhole: boolean) {
        const before = getDestinationKey((yield* current).contact)
        yield* dispatch({ _tag: "Filled", contact, isWhole })
        yield* keep
        const place = getDestinationKey((yield* current).contact)
        return place !== null && place !== before
      })
      const fill = Effect.fnUntraced(function* (contact: ContactTexts) {
        if (!(yield* takeIn(contact, false))) return
        // What stands there is for another place: it is asked for anew, once the last letter is typed.
        yield* dispatch({ _tag: "Asked" })
        yield* Ref.set(isTyping, true)
        yield* FiberHandle.run(later, Effect.delay(Effect.andThen(Ref.set(isTyping, false), review), PAUSE_MILLIS))
      })
      const reviewNow = Effect.gen(function* () {
        yield* FiberHandle.clear(later)
        yield* Ref.set(isTyping, false)
        yield* review
      })
      const fillAddress = Effect.fnUntraced(function* (contact: ContactTexts) {
        if (!(yield* takeIn(contact, true))) return
        yield* reviewNow
      })
      const reviewAgain = Effect.gen(function* () {
        if ((yield* Ref.get(isOpen)) && followsCart(yield* current)) yield* review
      })
      const reviewSoon = FiberHandle.run(later, Effect.delay(Effect.provide(reviewAgain, services), PAUSE_MILLIS))
      yield* Stream.runForEach((yield* Tabs).heard, (said) =>
        said === CART_CHANGED || said === MISSED_MESSAGES ? reviewSoon : Effect.void
      ).pipe(Effect.forkScoped({ startImmediately: true }))
      // What waited for a network is sent from this tab, after the order was read: no other one tells of it. The cart counts what waits, so the
      // count is the same before and after: each word of it is compared with what was read.
      yield* cart.changes.pipe(
        Stream.runForEach(({ itemCount }) =>
          Effect.flatMap(current, ({ review }) => (review === null || itemCount === review.itemCount ? Effect.void : reviewSoon))
        ),
        Effect.forkScoped({ startImmediately: true })
      )
      const { place, read } = createPlaceOrderCommands({ acquisition, cart, cookies, current, dispatch, telemetry, terms, visitor })
      /** Waits for a review that is on its way. Whether the order may be placed: what was read before is what it comes to. */
      const awaitSum = Effect.gen(function* () {
        const { isAsking, isHeld, review: seen } = yield* current
        if (isHeld) return false
        if (!isAsking) return true
        yield* dispatch({ _tag: "Held" })
        // Who presses has typed the last letter.
        if (yield* Ref.get(isTyping)) yield* reviewNow
        yield* Stream.runHead(Stream.filter(SubscriptionRef.changes(live), (state) => !state.isAsking))
        const { hasFailed, review: found } = yield* current
        const isSame = seen !== null && found !== null && describeReviewChanges(toReviewed(seen), found).length === 0
        yield* dispatch({ _tag: "Released", isSumNew: !isSame && !hasFailed })
        return isSame && !hasFailed
      })
      const order = Effect.gen(function* () {
        yield* dispatch({ _tag: "WentOn" })
        if ((yield* current).isReviewing && (yield* awaitSum)) yield* place(null)
      })
      return Checkout.of({
        changes: SubscriptionRef.changes(live),
        begin: Effect.provide(begin, services),
        leave: Ref.set(isOpen, false),
        know: ({ email, name }) =>
          Effect.flatMap(current, ({ contact }) =>
            dispatch({ _tag: "Filled", contact: { ...contact, email: contact.email || email, name: contact.name || name } })
          ).pipe(Effect.asVoid),
        fill: (contact) => Effect.provide(fill(contact), services),
        fillAddress: (contact) => Effect.provide(fillAddress(contact), services),
        goOn: Effect.gen(function* () {
          yield* dispatch({ _tag: "WentOn" })
          if ((yield* current).isReviewing) yield* review
        }).pipe(Effect.provide(services)),
        goBack: Effect.asVoid(dispatch({ _tag: "WentBack" })),
        chooseMethod: (shippingMethod) => Effect.provide(decide({ _tag: "MethodChosen", shippingMethod }), services),
        spendPoints: (points) => Effect.provide(decide({ _tag: "PointsChosen", points }), services),
        review: Effect.provide(review, services),
        estimate: ({ countryCode, zipCode }) =>
          Effect.gen(function* () {
            const webUserGuid = yield* visitor.guid
            if (webUserGuid === null) return null
            const estimated = { shippingMethod: "standard", points: 0, promoCode: yield* promoCode } as const
            const place = { country: countryCode, region: null, postalCode: zipCode }
            return (yield* callService(orderReview, { webUserGuid, terms: estimated, ...place })).orderReview
          }).pipe(
            Effect.catch((error) => Effect.as(Effect.logWarning("What the order would cost could not be had", error), null)),
            Effect.provide(services)
          ),
        order: Effect.provide(order, services),
        place: Effect.provide(place(null), services),
        read,
        placeAsRead: (order) => Effect.provide(place(order), services)
      })
    })
  )
}

/** What stands there to be read is to be what the cart is. */
const followsCart = ({ isPlacing, isUnanswered, placed, review }: CheckoutState): boolean =>
  review !== null && placed === null && !isPlacing && !isUnanswered
