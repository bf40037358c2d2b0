import { Data, Effect, Schema } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { Rejected } from "../../foundation/ports/Rejected.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { findOrder } from "./calls.ts"
import type { Order } from "./model.ts"

/** No order has this number and email address. Which of the two is wrong stays unknown. */
export class OrderNotFound extends Data.TaggedError("OrderNotFound") {}

const isLookup = Schema.is(findOrder.variables)

/** Finds any order by its number and email address. Sends no request for texts that cannot be either. Fails with `Rejected` after too many attempts. */
export const findOrderByNumber = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  orderNumber: string,
  email: string
): Effect.fn.Return<Order, CallError | OrderNotFound | Rejected, Http> {
  const lookup = { webUserGuid, orderNumber, email }
  if (!isLookup(lookup)) return yield* new OrderNotFound()
  const { message, order } = (yield* callService(findOrder, lookup)).findOrder
  if (order !== null) return order
  return yield* message === null ? new OrderNotFound() : new Rejected({ what: "Order not looked up", reason: message })
})
