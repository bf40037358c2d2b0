import { type Effect, type Scope, SubscriptionRef } from "effect"
import type { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Tabs } from "../../foundation/ports/Tabs.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { NoVisitorGuid, Visitor } from "../../foundation/visitor/Visitor.ts"
import { type CartEvent, type CartModel, transition } from "./machine.ts"
import type { CartOwner } from "./ownerCommands.ts"

/** Message to other tabs after the cart changed. */
export const CART_CHANGED = "cart"

/** Duration of a toast (ERR-109, NOTE-08). */
const NOTICE_MILLIS = 5000

/** Cart state and dependencies shared by the cart commands. */
export interface CartContext {
  readonly live: SubscriptionRef.SubscriptionRef<CartModel>
  readonly caller: Effect.Effect<CartOwner, NoVisitorGuid>
  /** Serializes requests, so that an older response never overwrites a newer cart. */
  readonly serialize: <A, E>(conversation: Effect.Effect<A, E, Http>) => Effect.Effect<A, E>
  readonly visitor: Visitor["Service"]
  readonly notifications: Toasts["Service"]
  readonly telemetry: Telemetry["Service"]
  readonly tabs: Tabs["Service"]
  /** Closes when the use case ends. */
  readonly scope: Scope.Scope
}

/** Applies an event to the cart and returns whether the state changed. */
export const dispatch = ({ live }: CartContext, event: CartEvent): Effect.Effect<boolean> =>
  SubscriptionRef.modify(live, (before) => {
    const after = transition(before, event)
    return [after !== before, after]
  })

/** Shows an error toast. */
export const notifyError = ({ notifications }: CartContext, message: string): Effect.Effect<void> =>
  notifications.show({ message, intent: "negative", duration: NOTICE_MILLIS })

/** Shows a neutral toast, for a result that differs from the request. */
export const notifyInfo = ({ notifications }: CartContext, message: string): Effect.Effect<void> =>
  notifications.show({ message, intent: "neutral", duration: NOTICE_MILLIS })
