import { Data, Effect, Schema } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { findOrder } from "./calls.ts"
import type { Order } from "./model.ts"

/** No order has this number and email address, or too many lookups failed. The error does not reveal which of the two texts is wrong. */
export class OrderNotFound extends Data.TaggedError("OrderNotFound")<{
  /** The service's message to the shopper; null if the texts cannot be an order number and an email address. */
  readonly reason: string | null
}> {}

const isLookup = Schema.is(findOrder.variables)

/** Finds any order by its number and email address. Sends no request for texts that cannot be an order number and an email address. */
export const findOrderByNumber = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  orderNumber: string,
  email: string
): Effect.fn.Return<Order, CallError | OrderNotFound, Http> {
  const lookup = { webUserGuid, orderNumber, email }
  if (!isLookup(lookup)) return yield* new OrderNotFound({ reason: null })
  const { message, order } = (yield* callService(findOrder, lookup)).findOrder
  return order ?? (yield* new OrderNotFound({ reason: message }))
})
