import { Schema } from "effect"
import { FitmentSnapshot } from "../cart/model.ts"
import { ChosenComponent, Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
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

/** One line of an order, as it was when it was placed. */
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
  /** Deposited with each piece, refunded with the old part. */
  coreCharge: CentsOnWire,
  /** Pieces that were canceled before they were packed. */
  canceled: Schema.Int,
  /** Pieces that are on their way, or came. */
  shipped: Schema.Int,
  /** Pieces that a return was asked for and not refused. */
  returned: Schema.Int,
  /** Old parts of it that go back, or came back. */
  coresReturned: Schema.Int,
  /** The car that it was chosen for, and what was said of its fit then; null where no car was chosen. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** When it could be there, as was said when it was ordered; null where nobody knew it. */
  arrivesOn: Schema.NullOr(IsoDay)
})
export interface OrderLine extends Schema.Struct.Type<typeof OrderLine.fields> {}

/** Pieces of one line in a parcel. */
export const ShippedPieces = Schema.Struct({ ordinality: Schema.Int, quantity: Schema.Int })

/** A line of an order as it could be bought today. */
export const AgainLine = Schema.Struct({
  ordinality: Schema.Int,
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  title: Schema.String,
  /** As they were chosen; empty for what is no kit. */
  kitComponents: Schema.Array(ChosenComponent),
  quantity: Quantity,
  /** One piece, when it was ordered. */
  paidPrice: CentsOnWire,
  /** One piece, today; null where it is no longer sold like this. */
  unitPrice: Schema.NullOr(CentsOnWire)
})
export interface AgainLine extends Schema.Struct.Type<typeof AgainLine.fields> {}

/** A parcel that is on its way, or came. */
export const Shipment = Schema.Struct({
  shipmentId: Schema.Int,
  carrier: Carrier,
  trackingNumber: Schema.NullOr(Schema.String),
  shippedAt: Moment,
  deliveredAt: Schema.NullOr(Moment),
  lines: Schema.Array(ShippedPieces)
})
export interface Shipment extends Schema.Struct.Type<typeof Shipment.fields> {}

/** What goes back: the goods, or the old part that a deposit was paid for. */
export const ReturnKind = Schema.Literals(["goods", "core"])
export type ReturnKind = typeof ReturnKind.Type

/** Pieces of one line that go back. */
export const ReturningPieces = Schema.Struct({
  ordinality: Schema.Int,
  quantity: Schema.Int,
  kind: ReturnKind,
  /** Of these, how many came; null until the shop has looked. */
  received: Schema.NullOr(Schema.Int)
})

/** A return that was asked for, and what became of it. */
export const OrderReturn = Schema.Struct({
  returnId: Schema.Int,
  requestedAt: Moment,
  /** When the shop had it, or refused it; null while it is awaited. */
  settledAt: Schema.NullOr(Moment),
  reason: ReturnReason,
  state: ReturnState,
  /** Only of a refused one. */
  refusedWhy: Schema.NullOr(Schema.String),
  /** What goes back for it; 0 until it is received. */
  credit: CentsOnWire,
  /** Of that, what the way there had cost: of parts that were promised to fit and did not. */
  shipping: CentsOnWire,
  lines: Schema.Array(ReturningPieces)
})
export interface OrderReturn extends Schema.Struct.Type<typeof OrderReturn.fields> {}

/** An order as lists show it. */
export const OrderSummary = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  isPartlyShipped: Schema.Boolean,
  itemCount: Schema.Int,
  total: CentsOnWire,
  /** What of the total is charged no more, or goes back. */
  credited: CentsOnWire,
  /** What of the total has gone back to who paid. */
  refunded: CentsOnWire,
  paymentState: PaymentState,
  /** Of its lines, the first few. */
  imageUrls: Schema.Array(Schema.String)
})
export interface OrderSummary extends Schema.Struct.Type<typeof OrderSummary.fields> {}

/** How an order is paid, and how far that has come. */
export const OrderPayment = Schema.Struct({
  method: PaymentMethod,
  state: PaymentState,
  /** All that came in. */
  paid: CentsOnWire,
  /** Of it, what has gone back. */
  refunded: CentsOnWire,
  /** What is about to go back. */
  refundDue: CentsOnWire,
  /** Until then it can be paid; null where nothing waits to be. */
  payBy: Schema.NullOr(Moment)
})
export interface OrderPayment extends Schema.Struct.Type<typeof OrderPayment.fields> {}

/** A whole order. */
export const Order = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  shippedAt: Schema.NullOr(Moment),
  deliveredAt: Schema.NullOr(Moment),
  trackingNumber: Schema.NullOr(Schema.String),
  /** null for who only knows the number and the email address. */
  contact: Schema.NullOr(Contact),
  shippingMethod: ShippingMethod,
  lines: Schema.Array(OrderLine),
  isPartlyShipped: Schema.Boolean,
  /** The oldest first. */
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
  /** All deposits for old parts. */
  cores: CentsOnWire,
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  /** What of the total is charged no more, or goes back: of canceled pieces and of returns. */
  credited: CentsOnWire,
  payment: OrderPayment
})
export interface Order extends Schema.Struct.Type<typeof Order.fields> {}

/** How many pieces of a line go back, or old parts for it. */
export const ReturnedLine = Schema.Struct({ ordinality: Schema.Int, quantity: Quantity, kind: ReturnKind })
export interface ReturnedLine extends Schema.Struct.Type<typeof ReturnedLine.fields> {}

/** How many pieces of a line are to be canceled in all. */
export const CanceledLine = Schema.Struct({ ordinality: Schema.Int, canceled: Quantity })
export interface CanceledLine extends Schema.Struct.Type<typeof CanceledLine.fields> {}
