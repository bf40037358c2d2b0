import { Schema } from "effect"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../catalogue/model.ts"
import { Contact, ShippingMethod } from "../checkout/model.ts"
import { CentsOnWire } from "../money/model.ts"
import { orderStatuses, returnReasons } from "./rules.ts"

export const OrderStatus = Schema.Literals(orderStatuses)
export type OrderStatus = typeof OrderStatus.Type
export const ReturnReason = Schema.Literals(returnReasons)
export type ReturnReason = typeof ReturnReason.Type

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
  /** Pieces that a return was asked for. */
  returned: Schema.Int
})
export interface OrderLine extends Schema.Struct.Type<typeof OrderLine.fields> {}

/** An order as lists show it. */
export const OrderSummary = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Moment,
  status: OrderStatus,
  itemCount: Schema.Int,
  total: CentsOnWire,
  /** Of its lines, the first few. */
  imageUrls: Schema.Array(Schema.String)
})
export interface OrderSummary extends Schema.Struct.Type<typeof OrderSummary.fields> {}

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
  itemCount: Schema.Int,
  subtotal: CentsOnWire,
  savings: CentsOnWire,
  promoCode: Schema.NullOr(Schema.String),
  promo: CentsOnWire,
  pointsSpent: Schema.Int,
  pointsValue: CentsOnWire,
  pointsEarned: Schema.Int,
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire
})
export interface Order extends Schema.Struct.Type<typeof Order.fields> {}

/** How many pieces of a line go back. */
export const ReturnedLine = Schema.Struct({ ordinality: Schema.Int, quantity: Quantity })
export interface ReturnedLine extends Schema.Struct.Type<typeof ReturnedLine.fields> {}
