import { Schema } from "effect"
import { ORDER_NUMBER } from "../../buying/order/rules.ts"
import {
  OrderQuerySchema,
  CanceledOrder,
  CanceledPieces,
  ClosedReturn,
  DeliveredShipment,
  OrderChangeResult,
  ManagedOrder,
  ManagedOrdersPage,
  ManagedReturn,
  NewNote,
  NewShipment,
  ReceivedReturn,
  RefusedReturn,
  RepeatedRefund,
  SettledRefund
} from "./model.ts"

/** Whoever is no member of staff gets 404 from each of these. */
const call = <const Body extends Schema.Top, const Result extends Schema.Top>(name: string, body: Body, result: Result) =>
  ({ method: "POST", path: `/api/staff/desk/${name}`, body, result }) as const

/** Changes an order that still is what was seen of it; tells why not where somebody else was quicker. */
const change = <const Body extends Schema.Top>(name: string, body: Body) => call(name, body, OrderChangeResult)

export const deskOrders = call("orders", OrderQuerySchema, ManagedOrdersPage)
/** null where there is no order of this number. */
export const deskOrder = call(
  "order",
  Schema.Struct({ orderNumber: Schema.String.check(Schema.isPattern(ORDER_NUMBER)) }),
  Schema.Struct({ order: Schema.NullOr(ManagedOrder) })
)
/** Those that wait to be received or settled, 200 at most, what has waited longest first. */
export const deskReturns = { method: "GET", path: "/api/staff/desk/returns", result: Schema.Array(ManagedReturn) } as const
export const noteOrder = change("note", NewNote)
export const shipPieces = change("ship", NewShipment)
export const deliverShipment = change("delivered", DeliveredShipment)
export const cancelPieces = change("cancel", CanceledPieces)
export const cancelOrder = change("cancel-order", CanceledOrder)
export const receiveReturn = change("return/receive", ReceivedReturn)
export const refuseReturn = change("return/refuse", RefusedReturn)
export const closeReturn = change("return/close", ClosedReturn)
export const repeatRefund = change("refund/repeat", RepeatedRefund)
export const settleRefund = change("refund/otherwise", SettledRefund)
