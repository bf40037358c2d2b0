import { Schema } from "effect"
import { ORDER_NUMBER } from "../../buying/order/rules.ts"
import {
  OrderQuerySchema,
  CanceledOrder,
  CanceledPieces,
  ClosedReturn,
  DeliveredShipment,
  FoundOldOrder,
  OrderChangeResult,
  ManagedOrder,
  ManagedOrdersPage,
  ManagedReturn,
  NewNote,
  NewOldReturn,
  NewShipment,
  OldOrderChangeResult,
  ReceivedReturn,
  RefusedOldReturn,
  RefusedReturn,
  RepeatedRefund,
  SettledOldReturn,
  SettledRefund
} from "./model.ts"

/** All endpoints respond with 404 to visitors whose role lacks the call's right (`staffCallRights`). */
const call = <const Name extends string, const Body extends Schema.Top, const Result extends Schema.Top>(
  name: Name,
  body: Body,
  result: Result
) => ({ method: "POST", path: `/api/staff/desk/${name}`, body, result }) as const

/** Changes an order if its revision is current. Otherwise returns the reason. */
const change = <const Name extends string, const Body extends Schema.Top>(name: Name, body: Body) => call(name, body, OrderChangeResult)

export const deskOrders = call("orders", OrderQuerySchema, ManagedOrdersPage)
/** null if the order does not exist. */
export const deskOrder = call(
  "order",
  Schema.Struct({ orderNumber: Schema.String.check(Schema.isPattern(ORDER_NUMBER)) }),
  Schema.Struct({ order: Schema.NullOr(ManagedOrder) })
)
/** Returns that wait for receipt or closing, at most 200, oldest first. */
export const deskReturns = { method: "GET", path: "/api/staff/desk/returns", result: Schema.Array(ManagedReturn) } as const
export const noteOrder = change("note", NewNote)
export const shipPieces = change("ship", NewShipment)
export const deliverShipment = change("delivered", DeliveredShipment)
export const cancelPieces = change("cancel", CanceledPieces)
export const cancelOrder = change("cancel-order", CanceledOrder)
export const receiveReturn = change("return/receive", ReceivedReturn)
export const refuseReturn = change("return/refuse", RefusedReturn)
export const closeReturn = change("return/close", ClosedReturn)
/** Orders in the former software with returns that wait for receipt, at most 200, oldest return first. */
export const deskOldReturns = { method: "GET", path: "/api/staff/desk/old-returns", result: Schema.Array(FoundOldOrder) } as const
export const requestOldReturn = call("old-return/request", NewOldReturn, OldOrderChangeResult)
export const settleOldReturn = call("old-return/settle", SettledOldReturn, OldOrderChangeResult)
export const refuseOldReturn = call("old-return/refuse", RefusedOldReturn, OldOrderChangeResult)
export const repeatRefund = change("refund/repeat", RepeatedRefund)
export const settleRefund = change("refund/otherwise", SettledRefund)
