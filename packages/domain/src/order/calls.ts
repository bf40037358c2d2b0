import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"
import { ORDER_NUMBER } from "./rules.ts"

const orderNumber = Schema.String.check(Schema.isPattern(ORDER_NUMBER))
const email = Schema.String.check(Schema.isMaxLength(254))

/** The visitor's own orders, the newest first; `total` counts those of all pages. */
export const orders = {
  service: "checkout",
  operation: "orders",
  id: "03be35aabd9205daca237c343bb62bec336549c69fe6a097a5d10905c9e766a8",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })) }),
  result: Schema.Struct({ orders: Schema.Struct({ orders: Schema.Array(OrderSummary), total: Schema.Int }) })
} satisfies Call<object, object>

/** One of the visitor's own orders; null where there is none of this number. */
export const order = {
  service: "checkout",
  operation: "order",
  id: "30ac97c56c35040919162ef1e84fdbae5f6ba629d45eeec216d2e1ef00c3921a",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ order: Schema.NullOr(Order) })
} satisfies Call<object, object>

/**
 * Anybody's order, for who knows its number and the email address it was placed with: without the address it goes to. Null tells nothing of
 * which of the two was wrong; `message` says when too many were asked for.
 */
export const findOrder = {
  service: "checkout",
  operation: "findOrder",
  id: "be73f9d10a68d16487931125ab002cc92f34dec6b92c291d627e4f4c94c2381b",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber, email }),
  result: Schema.Struct({ findOrder: Schema.Struct({ order: Schema.NullOr(Order), message: Schema.NullOr(Schema.String) }) })
} satisfies Call<object, object>

/**
 * Asks for pieces of an order to go back, all of them or none; of one's own order without `email`, of any other with the one it was placed
 * with. Answers the order as it is then, or in the shopper's words why nothing was kept.
 */
export const requestReturn = {
  service: "checkout",
  operation: "requestReturn",
  id: "711b195b19ba9d2294351764906ae0663220fe94ba9c67ea2d7222fdc680fec9",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    orderNumber,
    email: Schema.NullOr(email),
    lines: Schema.Array(ReturnedLine).check(Schema.isMinLength(1), Schema.isMaxLength(500)),
    reason: ReturnReason,
    note: Schema.NullOr(Schema.String.check(Schema.isMaxLength(1000)))
  }),
  result: Schema.Struct({
    requestReturn: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>
