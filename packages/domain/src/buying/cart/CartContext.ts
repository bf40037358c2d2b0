import { Data, type Effect, type Scope, SubscriptionRef } from "effect"
import type { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Tabs } from "../../foundation/ports/Tabs.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type CartEvent, type CartModel, transition } from "./machine.ts"

/** No visitor to load a cart for: no guid in the cookies, and the services gave none. */
export class NoVisitorGuid extends Data.TaggedError("NoVisitor") {}

/** Whose cart is asked for, and the car that its lines are judged for. */
export interface CartOwner {
  readonly webUserGuid: WebUserGuid
  readonly project: Project | null
}

/** What tabs of one browser tell each other when the cart has changed. */
export const CART_CHANGED = "cart"

/** Milliseconds that a notice stands (ERR-109, NOTE-08). */
const NOTICE_MILLIS = 5000

/** The live cart, and what its commands share. */
export interface CartContext {
  readonly live: SubscriptionRef.SubscriptionRef<CartModel>
  readonly caller: Effect.Effect<CartOwner, NoVisitorGuid>
  /** One conversation with the services at a time: no answer overtakes a later one, so none shows an older cart. */
  readonly inTurn: <A, E>(conversation: Effect.Effect<A, E, Http>) => Effect.Effect<A, E>
  readonly visitor: Visitor["Service"]
  readonly notifications: Toasts["Service"]
  readonly telemetry: Telemetry["Service"]
  readonly tabs: Tabs["Service"]
  /** Lives as long as the use-case. */
  readonly scope: Scope.Scope
}

/** Applies an event to the cart; answers whether anything changed. */
export const dispatch = ({ live }: CartContext, event: CartEvent): Effect.Effect<boolean> =>
  SubscriptionRef.modify(live, (before) => {
    const after = transition(before, event)
    return [after !== before, after]
  })

/** Shows the shopper that something went wrong. */
export const notifyError = ({ notifications }: CartContext, message: string): Effect.Effect<void> =>
  notifications.show({ message, intent: "negative", duration: NOTICE_MILLIS })

/** Shows the shopper what came out differently from what was asked for. */
export const notifyInfo = ({ notifications }: CartContext, message: string): Effect.Effect<void> =>
  notifications.show({ message, intent: "neutral", duration: NOTICE_MILLIS })
