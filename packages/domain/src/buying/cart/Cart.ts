import { Context, Effect, Layer, Option, Scope, Semaphore, Stream, SubscriptionRef } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"
import { getVisitorGuid, type NoVisitorGuid } from "../../foundation/visitor/getVisitorGuid.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { CART_CHANGED, type CartContext, dispatch } from "./CartContext.ts"
import { initialCart, toCartState } from "./machine.ts"
import { createAddCommand } from "./createAddCommand.ts"
import { createLineCommands } from "./createLineCommands.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { CartItem, CartLineId } from "./model.ts"
import type { CartOwner } from "./ownerCommands.ts"
import type { CartState } from "./state.ts"

/** One click of an add button. */
export interface AddIntent {
  /** Product name for the confirmation. */
  readonly title: string
  readonly items: ReadonlyArray<CartItem>
  readonly productPageId: number | null
  readonly productPageUrl: string | null
  /** URL to navigate to if the add fails (ATC-09); null to stay on the page. */
  readonly failureHref: string | null
  /** Adds without opening the confirmation (ATC-07). */
  readonly isSilent?: boolean
  /** Display data of the parts, so that an offline device can show the line. */
  readonly shown?: ReadonlyArray<DisplayedPart>
  /** Idempotency key (GAP-C59) of a client that identifies clicks itself, such as a server that sees one click in two requests. */
  readonly key?: string
}

/** The visitor's cart. Commands never fail: errors are logged and shown as a toast (ERR). */
export class Cart extends Context.Service<
  Cart,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<CartState>
    /** Sets the header's count and total from the visitor state. */
    readonly hydrate: Effect.Effect<void>
    /** Loads the lines with verdicts for the selected project. */
    readonly load: Effect.Effect<void>
    /**
     * Adds items, at most once per intent.
     *
     * Drops an add while an add of the same SKU bases is pending. Every attempt uses the intent's idempotency key (GAP-C59) while it counts
     * as a retry (`isRetry`). The returned `href` is the URL to navigate to; null to stay.
     */
    readonly add: (intent: AddIntent) => Effect.Effect<{ readonly isAdded: boolean; readonly href: string | null }>
    /**
     * Sets a quantity within the line's limits (`clampToLimits`) and shows a toast if it was limited. Updates at once; a failure reverts it
     * with a toast.
     */
    readonly change: (lineId: CartLineId, quantity: number) => Effect.Effect<void>
    /** Removes all lines in one request, so that leaving the page cannot remove only some of them. `restore` undoes it. */
    readonly remove: (...lineIds: ReadonlyArray<CartLineId>) => Effect.Effect<void>
    /** Restores the lines that were removed last. */
    readonly restore: Effect.Effect<void>
    readonly closeConfirmation: Effect.Effect<void>
    /** Reloads displayed cart data here and in other tabs. Called after a change outside this use case, such as a placed order. */
    readonly refresh: Effect.Effect<void>
    /** Marks the cart data as limited to what this device added (`CartState.isPartial`). */
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

      yield* Stream.runForEach(tabs.messages, (message) =>
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
          yield* dispatch(context, { _tag: "SummaryLoaded", summary: { itemCount: state.itemCount, total: state.cartTotal } })
        }),
        load,
        add: createAddCommand(context, load),
        change,
        remove,
        restore,
        closeConfirmation: Effect.asVoid(dispatch(context, { _tag: "ConfirmationClosed" })),
        refresh: Effect.andThen(tabs.post(CART_CHANGED), refresh),
        setPartial: (isPartial) => Effect.asVoid(dispatch(context, { _tag: "PartialChanged", isPartial }))
      })
    })
  )
}

const makeContext = Effect.gen(function* () {
  const visitor = yield* Visitor
  const garage = yield* Garage
  const http = yield* Http
  const turn = yield* Semaphore.make(1)

  /** Resolves the GUID from the cookie, else from the services (ATC-01), with the selected project. */
  const caller: CartContext["caller"] = Effect.gen(function* (): Effect.fn.Return<CartOwner, NoVisitorGuid> {
    const webUserGuid = yield* Effect.provideService(getVisitorGuid, Visitor, visitor)
    const state = yield* Stream.runHead(garage.changes)
    return { webUserGuid, project: Option.getOrNull(state)?.selected?.project ?? null }
  })
  const context: CartContext = {
    live: yield* SubscriptionRef.make(initialCart),
    caller,
    serialize: (conversation) => turn.withPermit(Effect.provideService(conversation, Http, http)),
    visitor,
    notifications: yield* Toasts,
    telemetry: yield* Telemetry,
    tabs: yield* Tabs,
    scope: yield* Scope.Scope
  }
  return context
})
