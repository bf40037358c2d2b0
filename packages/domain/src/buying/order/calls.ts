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

/** Orders of the visitor in the shop's former software: the newest hundred, and the total number. */
export const oldOrders = {
  service: "checkout",
  operation: "oldOrders",
  id: "b77cb0b60627a102bd881e39ede573ee2bd1b39de5b9cb5496df1956284203d1",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ oldOrders: Schema.Struct({ orders: Schema.Array(OldOrder), total: Schema.Int }) })
} satisfies Call<object, object>

const oldOrderNumber = Schema.NonEmptyString.check(Schema.isMaxLength(60))
const returnNote = Schema.NullOr(Schema.String.check(Schema.isMaxLength(1000)))

/**
 * Requests the return of pieces of the visitor's order in the former software, all or none.
 *
 * Lines count from 1. Returns the updated order, or a message to the shopper.
 */
export const requestOldReturn = {
  service: "checkout",
  operation: "requestOldReturn",
  id: "a8211977d26d46ed7da26b7c83a9215c30fd274dbffec06d435f1490fff9f598",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    oldOrderNumber,
    lines: Schema.Array(ReturnedLine).check(Schema.isMinLength(1), Schema.isMaxLength(500)),
    reason: ReturnReason,
    note: returnNote
  }),
  result: Schema.Struct({
    requestOldReturn: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(OldOrder) })
  })
} satisfies Call<object, object>

/** An order of the visitor; null if it does not exist. */
export const order = {
  service: "checkout",
  operation: "order",
  id: "b91b358943b9444e54eed414b46259ef1d3f7f35961b454d672051402a55c8c4",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ order: Schema.NullOr(Order) })
} satisfies Call<object, object>

/**
 * Any order by its number and email address, without the delivery address.
 *
 * A null order does not reveal whether the number or the email address was wrong. `message` reports too many attempts.
 */
export const findOrder = {
  service: "checkout",
  operation: "findOrder",
  id: "872d6003a3a7d9990ee598efc2d1f4b3eb027c9d8d6a2362adf15437a1bca5be",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber, email }),
  result: Schema.Struct({ findOrder: Schema.Struct({ order: Schema.NullOr(Order), message: Schema.NullOr(Schema.String) }) })
} satisfies Call<object, object>

/**
 * Payment page of an unpaid order.
 *
 * Other customers' orders require `email`. A declined attempt is restarted. Returns a message to the shopper if there is no payment page.
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
  id: "5339712a4a0fab41aebe969a32ad7e1606a9ff7f523927447aab485fc5c38dba",
  isWrite: true,
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    orderNumber,
    email: Schema.NullOr(email),
    lines: Schema.Array(ReturnedLine).check(Schema.isMinLength(1), Schema.isMaxLength(500)),
    reason: ReturnReason,
    note: returnNote
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
  id: "569d53d3ada05824f835654685a2f809dffa6a44757411b4fa1247e1e130de65",
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
  id: "2f3bb0db47229a64fae85463f9863d2fec18f907af83414b1497cc31cba823f2",
  variables: Schema.Struct({
    webUserGuid: WebUserGuid,
    orderNumber,
    lines: Schema.Array(CanceledLine).check(Schema.isMinLength(1), Schema.isMaxLength(500))
  }),
  result: Schema.Struct({
    cancelPieces: Schema.Struct({ message: Schema.NullOr(Schema.String), order: Schema.NullOr(Order) })
  })
} satisfies Call<object, object>

/**
 * Lines of an order with current prices; empty if the order does not exist. The order belongs to the visitor or was opened through the link
 * in its mail.
 */
export const orderAgain = {
  service: "checkout",
  operation: "orderAgain",
  id: "7857835b53363d06925bed751acb911c61e1582c34d28b9b3b42c054e4cfe0ae",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, orderNumber }),
  result: Schema.Struct({ orderAgain: Schema.Array(AgainLine) })
} satisfies Call<object, object>
