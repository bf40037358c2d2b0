import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { AgainLine, CanceledLine, OldOrder, Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"
import { ORDER_NUMBER } from "./rules.ts"

const orderNumber = Schema.String.check(Schema.isPattern(ORDER_NUMBER))
const email = Schema.String.check(Schema.isMaxLength(254))

/** Orders of the visitor, newest first; `total` counts all pages. */
export const orders = {
  service: "checkout",
  operation: "orders",
  id: "f7f53ebe336a97858fcf3abc9cb00704eeb885fe90635b8e2ded587dd260589e",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })) }),
  result: Schema.Struct({ orders: Schema.Struct({ orders: Schema.Array(OrderSummary), total: Schema.Int }) })
} satisfies Call<object, object>

/** Orders of the visitor in the shop's former software: the newest hundred, and the number of all. */
export const oldOrders = {
  service: "checkout",
  operation: "oldOrders",
  id: "738c475988561563f487746eb1ff6c387ddb1a0d59ea65e5e4b9b7eeacddf835",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ oldOrders: Schema.Struct({ orders: Schema.Array(OldOrder), total: Schema.Int }) })
} satisfies Call<object, object>

/** An order of the visitor; null if it does not exist. */
export const order = {
  service: "checkout",
  operation: "order",
  id: "1c610caf592021f9ae0fb12de3751f7eed4872482288e4260ab7b1a63fbb59d5",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ order: Schema.NullOr(Order) })
} satisfies Call<object, object>

/**
 * Any order by its number and email address, without the delivery address.
 *
 * Null does not reveal which of the two was wrong. `message` reports too many attempts.
 */
export const findOrder = {
  service: "checkout",
  operation: "findOrder",
  id: "14c0277732285727de13d076550900781834ff0fa238383d473b1cfdc6c1e5a0",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber, email }),
  result: Schema.Struct({ findOrder: Schema.Struct({ order: Schema.NullOr(Order), message: Schema.NullOr(Schema.String) }) })
} satisfies Call<object, object>

/**
 * Payment page of an unpaid order.
 *
 * Other customers' orders require `email`. A declined attempt is restarted. Returns a message to the shopper if there is no page.
 */
export const payOrder = {
  service: "checkout",
  operation: "payOrder",
  id: "b97adc46b6aed06a2d5488f74a8f9af17ffaccfbb86868e23956a4a4d716cb98",
  isWrite: true,
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber, email: Schema.NullOr(email) }),
  result: Schema.Struct({
    payOrder: Schema.Struct({ url: Schema.NullOr(Schema.String), message: Schema.NullOr(Schema.String) })
  })
} satisfies Call<object, object>

/**
 * Requests the return of pieces, all or none.
 *
 * Other customers' orders require `email`. Returns the updated order, or a message to the shopper.
 */
export const requestReturn = {
  service: "checkout",
  operation: "requestReturn",
  id: "132f24941ad9bdecd7b71339c12154b22004b77685650503066affc44e7f3ea3",
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

/**
 * Cancels an order before anything was shipped.
 *
 * The order belongs to the visitor or was opened through the link in its mail. Returns the updated order, or a message to the shopper.
 * Canceling a canceled order changes nothing.
 */
export const cancelOrder = {
  service: "checkout",
  operation: "cancelOrder",
  id: "310a48c8b1aa5a45dfae7a0f12cfb753707026cf8a33147662b2ba74ae90ca56",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({
    cancelOrder: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>

/**
 * Cancels pieces that were not shipped.
 *
 * The order belongs to the visitor or was opened through the link in its mail. `canceled` is the total per line, so repeating the request
 * is safe. Returns the updated order, or the unchanged order with a message to the shopper.
 */
export const cancelPieces = {
  service: "checkout",
  operation: "cancelPieces",
  id: "6099db1b686a801994a26ca60c47da60548736fc9f4802a02ebeeb8a76f3624a",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    orderNumber,
    lines: Schema.Array(CanceledLine).check(Schema.isMinLength(1), Schema.isMaxLength(500))
  }),
  result: Schema.Struct({
    cancelPieces: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>

/** Lines of an order with current prices, of the visitor or opened through the link in its mail; empty if it does not exist. */
export const orderAgain = {
  service: "checkout",
  operation: "orderAgain",
  id: "7857835b53363d06925bed751acb911c61e1582c34d28b9b3b42c054e4cfe0ae",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ orderAgain: Schema.Array(AgainLine) })
} satisfies Call<object, object>
