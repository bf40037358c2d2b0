import { Schema } from "effect"
import { FitmentSnapshot } from "../cart/model.ts"
import { ChosenComponent, Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Contact, IsoDay, ShippingMethod } from "../checkout/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { PaymentMethod, PaymentState } from "../payment/model.ts"
import { carriers } from "./carriers.ts"
import { orderStatuses, returnReasons, returnStates } from "./rules.ts"

export const OrderStatus = Schema.Literals(orderStatuses)
export type OrderStatus = typeof OrderStatus.Type
export const ReturnReason = Schema.Literals(returnReasons)
export type ReturnReason = typeof ReturnReason.Type

export const ReturnState = Schema.Literals(returnStates)
export type ReturnState = typeof ReturnState.Type
export const Carrier = Schema.Literals(carriers)
export type Carrier = typeof Carrier.Type

/** UTC milliseconds. */
export const Moment = Schema.Int.annotate({})

/** An order line with the data from when the order was placed. */
export const OrderLine = Schema.Struct({
  ordinality: Schema.Int,
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  title: Schema.String,
  brand: Schema.String,
  imageUrl: Schema.String,
  url: Schema.String,
  options: Schema.Array(Schema.String),
  quantity: Quantity,
  unitPrice: CentsOnWire,
  total: CentsOnWire,
  discount: CentsOnWire,
  /** Core deposit per piece, refunded with the old part. */
  coreCharge: CentsOnWire,
  /** Pieces canceled before packing. */
  canceled: Schema.Int,
  /** Pieces shipped or delivered. */
  shipped: Schema.Int,
  /** Pieces in returns that were not refused. */
  returned: Schema.Int,
  /** Cores that are being or were returned. */
  coresReturned: Schema.Int,
  /** Vehicle that the item was chosen for, with the verdict at that time; null without a vehicle. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Arrival day as promised at the time of the order; null if unknown. */
  arrivesOn: Schema.NullOr(IsoDay)
})
export interface OrderLine extends Schema.Struct.Type<typeof OrderLine.fields> {}

/** Pieces of one line in a shipment. */
export const ShippedPieces = Schema.Struct({ ordinality: Schema.Int, quantity: Schema.Int })

/** An order line with current availability and price. */
export const AgainLine = Schema.Struct({
  ordinality: Schema.Int,
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  title: Schema.String,
  /** Chosen kit components; empty for other products. */
  kitComponents: Schema.Array(ChosenComponent),
  quantity: Quantity,
  /** Price of one piece in the order. */
  paidPrice: CentsOnWire,
  /** Current price of one piece; null if the piece is no longer available. */
  unitPrice: Schema.NullOr(CentsOnWire)
})
export interface AgainLine extends Schema.Struct.Type<typeof AgainLine.fields> {}

/** A shipped or delivered package. */
export const Shipment = Schema.Struct({
  shipmentId: Schema.Int,
  carrier: Carrier,
  trackingNumber: Schema.NullOr(Schema.String),
  shippedAt: Moment,
  deliveredAt: Schema.NullOr(Moment),
  lines: Schema.Array(ShippedPieces)
})
export interface Shipment extends Schema.Struct.Type<typeof Shipment.fields> {}

/** Returned item: the goods, or the core that a deposit was paid for. */
export const ReturnKind = Schema.Literals(["goods", "core"])
export type ReturnKind = typeof ReturnKind.Type

/** Pieces of one line in a return. */
export const ReturningPieces = Schema.Struct({
  ordinality: Schema.Int,
  quantity: Schema.Int,
  kind: ReturnKind,
  /** Pieces received; null until inspected. */
  received: Schema.NullOr(Schema.Int)
})

/** A requested return with its result. */
export const OrderReturn = Schema.Struct({
  returnId: Schema.Int,
  requestedAt: Moment,
  /** Time of receipt or refusal; null until then. */
  settledAt: Schema.NullOr(Moment),
  reason: ReturnReason,
  state: ReturnState,
  /** Reason for a refusal; null otherwise. */
  refusedWhy: Schema.NullOr(Schema.String),
  /** Credit for the return; 0 until received. */
  credit: CentsOnWire,
  /** Part of the credit: the original shipping of parts that were guaranteed to fit and did not. */
  shipping: CentsOnWire,
  lines: Schema.Array(ReturningPieces)
})
export interface OrderReturn extends Schema.Struct.Type<typeof OrderReturn.fields> {}

/** An order in a list. */
export const OrderSummary = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  isPartlyShipped: Schema.Boolean,
  itemCount: Schema.Int,
  total: CentsOnWire,
  /** Part of the total that is credited for canceled pieces and returns. */
  credited: CentsOnWire,
  /** Part of the total that was refunded. */
  refunded: CentsOnWire,
  paymentState: PaymentState,
  /** Images of the first few lines. */
  imageUrls: Schema.Array(Schema.String)
})
export interface OrderSummary extends Schema.Struct.Type<typeof OrderSummary.fields> {}

/** A line of an order in the shop's former software, as it was. */
export const OldOrderLine = Schema.Struct({
  sku: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  /** Display text; empty without options. */
  options: Schema.String,
  quantity: Schema.Int,
  unitPrice: CentsOnWire,
  /** Vehicle that the part was bought for; empty if unknown. */
  car: Schema.String,
  /** Page of the part; null if the shop no longer has the part. */
  url: Schema.NullOr(Schema.String),
  /** Pieces that can still be returned before the return deadline. */
  returnable: Schema.Int
})
export interface OldOrderLine extends Schema.Struct.Type<typeof OldOrderLine.fields> {}

/** A return of an order in the shop's former software, with the customer's note. */
export const OldOrderReturn = Schema.Struct({ ...OrderReturn.fields, note: Schema.NullOr(Schema.String) })

/** An order in the shop's former software. Nothing but its returns changes. Lines count from 1. */
export const OldOrder = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  /** ISO 4217 code. Amounts in other currencies are shown unconverted. */
  currency: Schema.String,
  lines: Schema.Array(OldOrderLine),
  subtotal: CentsOnWire,
  discount: CentsOnWire,
  cores: CentsOnWire,
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  refunded: CentsOnWire,
  carrier: Schema.String,
  trackingNumber: Schema.String,
  /** Return deadline of the parts; null if they can never be returned. */
  returnBy: Schema.NullOr(Moment),
  /** Returns of the order, oldest first. `credit` is the amount that the shop recorded as refunded; `refunded` includes it. */
  returns: Schema.Array(OldOrderReturn)
})
export interface OldOrder extends Schema.Struct.Type<typeof OldOrder.fields> {}

/** Payment method and state of an order. */
export const OrderPayment = Schema.Struct({
  method: PaymentMethod,
  state: PaymentState,
  /** All received payments. */
  paid: CentsOnWire,
  /** Part of the payments that was refunded. */
  refunded: CentsOnWire,
  /** Pending refunds. */
  refundDue: CentsOnWire,
  /** End of the payment window; null if no payment is expected. */
  payBy: Schema.NullOr(Moment)
})
export interface OrderPayment extends Schema.Struct.Type<typeof OrderPayment.fields> {}

export const Order = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  shippedAt: Schema.NullOr(Moment),
  deliveredAt: Schema.NullOr(Moment),
  /** Days after delivery in which the order's parts can be returned. */
  returnDays: Schema.Int,
  trackingNumber: Schema.NullOr(Schema.String),
  /** null if the order was found by number and email address. */
  contact: Schema.NullOr(Contact),
  shippingMethod: ShippingMethod,
  lines: Schema.Array(OrderLine),
  isPartlyShipped: Schema.Boolean,
  /** Oldest first. */
  shipments: Schema.Array(Shipment),
  returns: Schema.Array(OrderReturn),
  itemCount: Schema.Int,
  subtotal: CentsOnWire,
  savings: CentsOnWire,
  promoCode: Schema.NullOr(Schema.String),
  promo: CentsOnWire,
  pointsSpent: Schema.Int,
  pointsValue: CentsOnWire,
  pointsEarned: Schema.Int,
  /** Sum of all core deposits. */
  cores: CentsOnWire,
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  /** Part of the total that is credited for canceled pieces and returns. */
  credited: CentsOnWire,
  payment: OrderPayment
})
export interface Order extends Schema.Struct.Type<typeof Order.fields> {}

/** Pieces or cores of a line to return. */
export const ReturnedLine = Schema.Struct({ ordinality: Schema.Int, quantity: Quantity, kind: ReturnKind })
export interface ReturnedLine extends Schema.Struct.Type<typeof ReturnedLine.fields> {}

/** Total number of pieces of a line to cancel. */
export const CanceledLine = Schema.Struct({ ordinality: Schema.Int, canceled: Quantity })
export interface CanceledLine extends Schema.Struct.Type<typeof CanceledLine.fields> {}
