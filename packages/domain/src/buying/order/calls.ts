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
  id: "81358fefaaa77639258ce60b5b8803d21963c87144443caf20e0e1b784b623fc",
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
  id: "3914a975122cdd3d4da0c4e0787ccb05590e16f1f8f57078ef7496656e4c99ef",
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
  id: "7ff36c9ae7ee0addb5bdda7c7d168e4fd22c22638f88258632c64328823a812f",
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
  id: "6ecb259baaf239c4abdd1bf0ecf65d7fbe5c6f81df11825dba12be305b8ce353",
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
  id: "9420df349fc6a0b66debcfdee50351592d33a344d950b7898b527a9b4bdbf5f0",
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
