import { Context, Effect, Layer, Option, Scope, Semaphore, Stream, SubscriptionRef } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type CartOwner, CART_CHANGED, type CartContext, dispatch, NoVisitorGuid } from "./CartContext.ts"
import { initialCart, toCartState } from "./machine.ts"
import { createAddCommand } from "./createAddCommand.ts"
import { createLineCommands } from "./createLineCommands.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { CartItem, CartLineId } from "./model.ts"
import type { CartState } from "./state.ts"

/** One press of an add button. */
export interface AddIntent {
  /** In the shopper's words, for the confirmation. */
  readonly title: string
  readonly items: ReadonlyArray<CartItem>
  readonly productPageId: number | null
  readonly productPageUrl: string | null
  /** Where to go when the add fails (ATC-09); null: stay. */
  readonly failureHref: string | null
  /** ATC-07 */
  readonly isSilent?: boolean
  /** What the screen shows of its parts, for a device that has to show them without a network. */
  readonly shown?: ReadonlyArray<DisplayedPart>
  /** The press's own key (GAP-C59), where the channel tells presses apart itself, as a server does that hears of one in two requests. */
  readonly key?: string
}

/** The visitor's cart. Commands never fail: errors are logged and shown as a notice (ERR). */
export class Cart extends Context.Service<
  Cart,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<CartState>
    /** Count and total for the header. */
    readonly hydrate: Effect.Effect<void>
    /** The lines, judged for the selected project. */
    readonly load: Effect.Effect<void>
    /**
     * One intent is one line, however often it is pressed and sent: an add of the same SKU base that waits for its answer swallows another
     * one, and every try goes under the intent's key (GAP-C59) for as long as it is one (`isRetry`). Answers where to go; null: stay.
     */
    readonly add: (intent: AddIntent) => Effect.Effect<{ readonly isAdded: boolean; readonly href: string | null }>
    /** Kept within what the line may have (`clampToLimits`), which a notice tells. Shows at once; taken back with a notice when it fails. */
    readonly change: (lineId: CartLineId, quantity: number) => Effect.Effect<void>
    /** All of them in one request, so that nobody who leaves the page keeps some. Can be taken back together by `restore`. */
    readonly remove: (...lineIds: ReadonlyArray<CartLineId>) => Effect.Effect<void>
    /** Puts back what was removed last. */
    readonly restore: Effect.Effect<void>
    readonly closeConfirmation: Effect.Effect<void>
    /** The cart was changed beside this use-case, for instance by an order: looks again where anything of it is shown, and so do other tabs. */
    readonly lookAgain: Effect.Effect<void>
    /** Whether what is known of it is no more than what this device has put there (`CartState.isPartial`). */
    readonly setPartial: (isPartial: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/cart/Cart") {
  static readonly layer: Layer.Layer<Cart, never, Visitor | Garage | Toasts | Telemetry | Http | Tabs> = Layer.effect(
    Cart,
    Effect.gen(function* () {
      const context = yield* makeContext
      const { live, tabs, visitor } = context
      const { change, load, refresh, remove, restore } = createLineCommands(context)
      const garage = yield* Garage

      yield* Stream.runForEach(tabs.heard, (message) =>
        message === CART_CHANGED || message === MISSED_MESSAGES ? refresh : Effect.void
      ).pipe(Effect.forkScoped({ startImmediately: true }))
      yield* garage.changes.pipe(
        Stream.map(({ selected }) => getProjectFingerprint(selected?.project ?? null)),
        Stream.changes,
        Stream.drop(1),
        Stream.runForEach(() => Effect.flatMap(SubscriptionRef.get(live), ({ contents }) => (contents === null ? Effect.void : load))),
        Effect.forkScoped({ startImmediately: true })
      )
      return Cart.of({
        changes: Stream.map(SubscriptionRef.changes(live), toCartState),
        hydrate: Effect.gen(function* () {
          const state = yield* visitor.state
          const isKnown = (yield* SubscriptionRef.get(live)).summary !== null
          if (state === null || isKnown) return
          yield* dispatch(context, { _tag: "Counted", summary: { itemCount: state.itemCount, total: state.cartTotal } })
        }),
        load,
        add: createAddCommand(context, load),
        change,
        remove,
        restore,
        closeConfirmation: Effect.asVoid(dispatch(context, { _tag: "ConfirmationClosed" })),
        lookAgain: Effect.andThen(tabs.post(CART_CHANGED), refresh),
        setPartial: (isPartial) => Effect.asVoid(dispatch(context, { _tag: "Told", isPartial }))
      })
    })
  )
}

const makeContext = Effect.gen(function* () {
  const visitor = yield* Visitor
  const garage = yield* Garage
  const http = yield* Http
  const turn = yield* Semaphore.make(1)

  /** The guid of the cookie, or the one that the services make when they are asked (ATC-01); the project that is selected now. */
  const caller: CartContext["caller"] = Effect.gen(function* (): Effect.fn.Return<CartOwner, NoVisitorGuid> {
    const webUserGuid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
    if (webUserGuid === null) return yield* new NoVisitorGuid()
    const state = yield* Stream.runHead(garage.changes)
    return { webUserGuid, project: Option.getOrNull(state)?.selected?.project ?? null }
  })
  const context: CartContext = {
    live: yield* SubscriptionRef.make(initialCart),
    caller,
    inTurn: (conversation) => turn.withPermit(Effect.provideService(conversation, Http, http)),
    visitor,
    notifications: yield* Toasts,
    telemetry: yield* Telemetry,
    tabs: yield* Tabs,
    scope: yield* Scope.Scope
  }
  return context
})
