import { Context, Effect, FiberHandle, Layer, Ref, Semaphore, Stream, SubscriptionRef } from "effect"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { Cart } from "../cart/Cart.ts"
import { CART_CHANGED } from "../cart/CartContext.ts"
import type { Location } from "../location/model.ts"
import { VisitorLocation } from "../location/VisitorLocation.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { type Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type ContactTexts, normalizeContact } from "./validateContact.ts"
import { fetchReview, getPromoCode } from "./fetchReview.ts"
import { getDestinationKey, withDestination } from "./shippingMethod.ts"
import { type CheckoutEvent, type CheckoutState, initialCheckout, EMPTY_DRAFT, transition } from "./machine.ts"
import { createPlaceOrderCommands } from "./createPlaceOrderCommands.ts"
import { describeReviewChanges, toReviewed } from "./describeReviewChanges.ts"
import type { ConfirmedOrder, OrderReview, ShippingMethod } from "./model.ts"
import { checkoutDraft } from "./storage.ts"

export * from "./calls.ts"
export * from "./validateContact.ts"
export * from "./shippingMethod.ts"
export * from "./machine.ts"
export * from "./model.ts"
export * from "./regions.ts"
export * from "./describeReviewChanges.ts"
export * from "./storage.ts"

/** Delay in milliseconds after the last keystroke, or after a cart change in another tab, before the order is reviewed again. */
const PAUSE_MILLIS = 400

/** Checkout, from the cart to an order. Commands never fail: errors are logged and become part of the state. */
export class Checkout extends Context.Service<
  Checkout,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<CheckoutState>
    /**
     * Starts a checkout with this tab's draft and the cart's destination, and reviews the order.
     *
     * Until `leave`, reviews again after another tab changes the cart. A submitted order without a response is not reviewed again, so that
     * a retry sends the same order.
     */
    readonly begin: Effect.Effect<void>
    /** Stops following the cart. */
    readonly leave: Effect.Effect<void>
    /** Fills empty fields with data of the signed-in customer. */
    readonly know: (known: Pick<ContactTexts, "email" | "name">) => Effect.Effect<void>
    /** Updates the form and saves the draft. Reviews again if the destination changed, after typing stops. */
    readonly fill: (contact: ContactTexts) => Effect.Effect<void>
    /** Sets a whole address at once, with country and region. */
    readonly fillAddress: (contact: ContactTexts) => Effect.Effect<void>
    /** Continues to the review, or shows errors if the contact is incomplete. */
    readonly goOn: Effect.Effect<void>
    readonly goBack: Effect.Effect<void>
    readonly chooseMethod: (method: ShippingMethod) => Effect.Effect<void>
    readonly spendPoints: (points: number) => Effect.Effect<void>
    /** Reviews the order again. */
    readonly review: Effect.Effect<void>
    /** Estimates an order by standard shipping to a location, without a checkout. Returns null without a response. */
    readonly estimate: (place: Pick<Location, "countryCode" | "zipCode">) => Effect.Effect<OrderReview | null>
    /**
     * Places the displayed order, or shows errors if the contact is incomplete.
     *
     * Waits for a pending review (BUY-16). If the total is unchanged, the order is placed. Otherwise the new total is displayed and
     * requires a second click.
     */
    readonly order: Effect.Effect<void>
    /** Places the reviewed order with its attribution. Repeated calls place it only once. */
    readonly place: Effect.Effect<void>
    /** Returns the displayed order under a new key, for a page that submits it as a form; null if nothing is displayed. */
    readonly read: Effect.Effect<ConfirmedOrder | null>
    /** Places an order that was confirmed on another page. A repeated key returns the same order, even if the cart is empty by then. */
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
      const delayedReview = yield* FiberHandle.make<void>()
      const isOpen = yield* Ref.make(false)
      /** A destination was typed but not reviewed yet. */
      const isTyping = yield* Ref.make(false)
      const current = SubscriptionRef.get(live)
      /** Applies an event and returns whether the state changed. */
      const dispatch = (event: CheckoutEvent) =>
        SubscriptionRef.modify(live, (before) => {
          const after = transition(before, event)
          return [after !== before, after] as const
        })
      const saveDraft = Effect.flatMap(current, ({ contact, points, shippingMethod }) =>
        writeEntry(checkoutDraft, { contact, points, shippingMethod })
      )
      const promoCode = Effect.provideService(getPromoCode, Cookies, cookies)
      const terms = Effect.gen(function* () {
        const { points, shippingMethod } = yield* current
        return { points, shippingMethod, promoCode: yield* promoCode }
      })

      const review = Effect.gen(function* () {
        yield* dispatch({ _tag: "ReviewStarted" })
        const webUserGuid = yield* visitor.guid
        if (webUserGuid === null) return yield* dispatch({ _tag: "ReviewFailed" })
        const reviewed = yield* fetchReview(webUserGuid, yield* terms, normalizeContact((yield* current).contact))
        return yield* dispatch({ _tag: "Reviewed", review: reviewed })
      }).pipe(
        Effect.catch((error) => Effect.andThen(Effect.logError("Failed to review the order", error), dispatch({ _tag: "ReviewFailed" }))),
        turn.withPermit,
        Effect.asVoid
      )

      const begin = Effect.gen(function* () {
        yield* Ref.set(isOpen, true)
        const stored = yield* readEntry(checkoutDraft)
        const draft = stored?.value ?? EMPTY_DRAFT
        yield* dispatch({ _tag: "CheckoutStarted", draft: { ...draft, contact: withDestination(draft.contact, yield* location.current) } })
        yield* review
        const { review: reviewed } = yield* current
        if (reviewed !== null && reviewed.lines.length > 0) yield* telemetry.send({ name: "Checkout Started", total: reviewed.total / 100 })
      })
      const dispatchAndReview = (event: CheckoutEvent) =>
        Effect.flatMap(dispatch(event), (isNew) => (isNew ? Effect.andThen(saveDraft, review) : Effect.void))
      /** Updates the contact and returns whether the destination changed. */
      const updateContact = Effect.fnUntraced(function* (contact: ContactTexts, isWhole: boolean) {
        const before = getDestinationKey((yield* current).contact)
        yield* dispatch({ _tag: "ContactEdited", contact, isWhole })
        yield* saveDraft
        const destination = getDestinationKey((yield* current).contact)
        return destination !== null && destination !== before
      })
      const fill = Effect.fnUntraced(function* (contact: ContactTexts) {
        if (!(yield* updateContact(contact, false))) return
        // The displayed review is for another destination, so the review is reloaded after the last keystroke.
        yield* dispatch({ _tag: "ReviewStarted" })
        yield* Ref.set(isTyping, true)
        yield* FiberHandle.run(delayedReview, Effect.delay(Effect.andThen(Ref.set(isTyping, false), review), PAUSE_MILLIS))
      })
      const reviewNow = Effect.gen(function* () {
        yield* FiberHandle.clear(delayedReview)
        yield* Ref.set(isTyping, false)
        yield* review
      })
      const fillAddress = Effect.fnUntraced(function* (contact: ContactTexts) {
        if (!(yield* updateContact(contact, true))) return
        yield* reviewNow
      })
      const reviewAgain = Effect.gen(function* () {
        if ((yield* Ref.get(isOpen)) && followsCart(yield* current)) yield* review
      })
      const reviewSoon = FiberHandle.run(delayedReview, Effect.delay(Effect.provide(reviewAgain, services), PAUSE_MILLIS))
      yield* Stream.runForEach((yield* Tabs).messages, (message) =>
        message === CART_CHANGED || message === MISSED_MESSAGES ? reviewSoon : Effect.void
      ).pipe(Effect.forkScoped({ startImmediately: true }))
      // This tab sends its queued offline changes after the review, and no other tab announces them. The cart's count already includes
      // queued changes, so sending them does not change the count. Therefore every emitted count is compared with the review.
      yield* cart.changes.pipe(
        Stream.runForEach(({ itemCount }) =>
          Effect.flatMap(current, ({ review }) => (review === null || itemCount === review.itemCount ? Effect.void : reviewSoon))
        ),
        Effect.forkScoped({ startImmediately: true })
      )
      const { place, read } = createPlaceOrderCommands({ acquisition, cart, cookies, current, dispatch, telemetry, terms, visitor })
      /** Waits for a pending review and returns whether the order may be placed, which requires an unchanged total. */
      const awaitSum = Effect.gen(function* () {
        const { isAsking, isHeld, review: previous } = yield* current
        if (isHeld) return false
        if (!isAsking) return true
        yield* dispatch({ _tag: "OrderDeferred" })
        // The click ends the typing, so the review starts at once.
        if (yield* Ref.get(isTyping)) yield* reviewNow
        yield* Stream.runHead(Stream.filter(SubscriptionRef.changes(live), (state) => !state.isAsking))
        const { hasFailed, review: latest } = yield* current
        const isSame = previous !== null && latest !== null && describeReviewChanges(toReviewed(previous), latest).length === 0
        yield* dispatch({ _tag: "OrderResumed", isSumNew: !isSame && !hasFailed })
        return isSame && !hasFailed
      })
      const order = Effect.gen(function* () {
        yield* dispatch({ _tag: "ReviewRequested" })
        if ((yield* current).isReviewing && (yield* awaitSum)) yield* place(null)
      })
      return Checkout.of({
        changes: SubscriptionRef.changes(live),
        begin: Effect.provide(begin, services),
        leave: Ref.set(isOpen, false),
        know: ({ email, name }) =>
          Effect.flatMap(current, ({ contact }) =>
            dispatch({ _tag: "ContactEdited", contact: { ...contact, email: contact.email || email, name: contact.name || name } })
          ).pipe(Effect.asVoid),
        fill: (contact) => Effect.provide(fill(contact), services),
        fillAddress: (contact) => Effect.provide(fillAddress(contact), services),
        goOn: Effect.gen(function* () {
          yield* dispatch({ _tag: "ReviewRequested" })
          if ((yield* current).isReviewing) yield* review
        }).pipe(Effect.provide(services)),
        goBack: Effect.asVoid(dispatch({ _tag: "EditingResumed" })),
        chooseMethod: (shippingMethod) => Effect.provide(dispatchAndReview({ _tag: "MethodChosen", shippingMethod }), services),
        spendPoints: (points) => Effect.provide(dispatchAndReview({ _tag: "PointsChosen", points }), services),
        review: Effect.provide(review, services),
        estimate: ({ countryCode, zipCode }) =>
          Effect.gen(function* () {
            const webUserGuid = yield* visitor.guid
            if (webUserGuid === null) return null
            const estimated = { shippingMethod: "standard", points: 0, promoCode: yield* promoCode } as const
            const destination = { country: countryCode, region: null, postalCode: zipCode }
            return yield* fetchReview(webUserGuid, estimated, destination)
          }).pipe(
            Effect.catch((error) => Effect.as(Effect.logWarning("Failed to estimate the order", error), null)),
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

/** Returns whether a cart change must reload the review. */
const followsCart = ({ isPlacing, isUnanswered, placed, review }: CheckoutState): boolean =>
  review !== null && placed === null && !isPlacing && !isUnanswered
