import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { AgainLine, CanceledLine, Order, OrderSummary, ReturnedLine, ReturnReason } from "./model.ts"
import { ORDER_NUMBER } from "./rules.ts"

const orderNumber = Schema.String.check(Schema.isPattern(ORDER_NUMBER))
const email = Schema.String.check(Schema.isMaxLength(254))

/** The visitor's own orders, the newest first; `total` counts those of all pages. */
export const orders = {
  service: "checkout",
  operation: "orders",
  id: "f7f53ebe336a97858fcf3abc9cb00704eeb885fe90635b8e2ded587dd260589e",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })) }),
  result: Schema.Struct({ orders: Schema.Struct({ orders: Schema.Array(OrderSummary), total: Schema.Int }) })
} satisfies Call<object, object>

/** One of the visitor's own orders; null where there is none of this number. */
export const order = {
  service: "checkout",
  operation: "order",
  id: "e62e461592663bca9e22fbc8065896fcc25037569db9adc20593f7bdfdaccc64",
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
  id: "bde6f0bde5cca554b5513c1bf24fe88f3f8e7246d34aeadc6671d7654611b9aa",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber, email }),
  result: Schema.Struct({ findOrder: Schema.Struct({ order: Schema.NullOr(Order), message: Schema.NullOr(Schema.String) }) })
} satisfies Call<object, object>

/**
 * Where an order is paid that is not paid yet; of one's own order without `email`, of any other with the one it was placed with. An attempt that
 * was declined begins anew. Answers the provider's page, or in the shopper's words why there is none.
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
 * Asks for pieces of an order to go back, all of them or none; of one's own order without `email`, of any other with the one it was placed
 * with. Answers the order as it is then, or in the shopper's words why nothing was kept.
 */
export const requestReturn = {
  service: "checkout",
  operation: "requestReturn",
  id: "a469ee61cec6f5586901b6c25e4de99e351a1a18e5ef811df74f198ce0a4c402",
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
 * Cancels an order of the visitor's, or one that they opened by the link in its mail, while nothing of it is on its way. Answers the order as it
 * is then, or in the shopper's words why it was not canceled; one that is canceled already is answered as it is.
 */
export const cancelOrder = {
  service: "checkout",
  operation: "cancelOrder",
  id: "9a98f14c656d023def523d85c321bc6fc1e3e1757bff5ef3df69978fc0570169",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({
    cancelOrder: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>

/**
 * Cancels pieces of an order of the visitor's, or of one that they opened by the link in its mail, that are not on their way: of each line as many
 * as are to be canceled in all, so that asking again changes nothing. Answers the order as it is then, or in the shopper's words why nothing was
 * canceled, with the order as it is.
 */
export const cancelPieces = {
  service: "checkout",
  operation: "cancelPieces",
  id: "33d57bc8fc76a2867a23cb6008973a9e2fb606519ea30c6b9661e81549a4c1b7",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    orderNumber,
    lines: Schema.Array(CanceledLine).check(Schema.isMinLength(1), Schema.isMaxLength(500))
  }),
  result: Schema.Struct({
    cancelPieces: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>

/** What of an order of the visitor's, or of one that they opened by the link in its mail, could be bought today; empty where there is none of this number. */
export const orderAgain = {
  service: "checkout",
  operation: "orderAgain",
  id: "7857835b53363d06925bed751acb911c61e1582c34d28b9b3b42c054e4cfe0ae",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ orderAgain: Schema.Array(AgainLine) })
} satisfies Call<object, object>
