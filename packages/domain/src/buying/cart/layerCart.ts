import { Effect, Layer, Option, Scope, Semaphore, Stream, SubscriptionRef } from "effect"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"
import { getVisitorGuid, type NoVisitorGuid, Visitor } from "../../foundation/visitor/Visitor.ts"
import { Cart } from "./Cart.ts"
import { CART_CHANGED, type CartContext, dispatch } from "./CartContext.ts"
import { initialCart, toCartState } from "./machine.ts"
import { createAddCommand } from "./createAddCommand.ts"
import { createLineCommands } from "./createLineCommands.ts"
import type { CartOwner } from "./ownerCommands.ts"

/** Creates the cart of the visitor, evaluated for the selected project. */
export const layerCart: Layer.Layer<Cart, never, Visitor | Garage | Toasts | Telemetry | Http | Tabs> = Layer.effect(
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
