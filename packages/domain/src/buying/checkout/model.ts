import { Schema } from "effect"
import { FitmentSnapshot, CartLineId } from "../cart/model.ts"
import { Availability, Quantity, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { PaymentMethod } from "../payment/model.ts"
import { CONTACT_TEXT_LIMITS, validateContact } from "./validateContact.ts"
import { shippingMethods } from "./shippingMethod.ts"

export const ShippingMethod = Schema.Literals(shippingMethods)
export type ShippingMethod = typeof ShippingMethod.Type

const text = (field: keyof typeof CONTACT_TEXT_LIMITS) => Schema.String.check(Schema.isMaxLength(CONTACT_TEXT_LIMITS[field]))

/** Contact and delivery address of an order. Never contains payment data. */
export const Contact = Schema.Struct({
  email: text("email"),
  name: text("name"),
  phone: text("phone"),
  street: text("street"),
  street2: text("street2"),
  city: text("city"),
  region: text("region"),
  postalCode: text("postalCode"),
  country: text("country")
})
export interface Contact extends Schema.Struct.Type<typeof Contact.fields> {}

/** A contact that is complete enough for delivery. */
export const DeliverableContact = Contact.check(
  Schema.makeFilter((contact) => Object.values(validateContact(contact))[0] ?? true, { expected: "a complete address" })
)

/** Choices of an order besides its lines. */
export const OrderTerms = Schema.Struct({
  shippingMethod: ShippingMethod,
  promoCode: Schema.NullOr(Schema.String.check(Schema.isMaxLength(64))),
  points: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
})
export interface OrderTerms extends Schema.Struct.Type<typeof OrderTerms.fields> {}

/** A line of an order review. */
export const ReviewedLine = Schema.Struct({
  lineId: CartLineId,
  skuVariantNumber: SkuVariantNumber,
  title: Schema.String,
  brand: Schema.String,
  imageUrl: Schema.String,
  /** Selected option values, including those of kit components. */
  options: Schema.Array(Schema.String),
  quantity: Quantity,
  unitPrice: CentsOnWire,
  total: CentsOnWire,
  /** Share of promo and points. */
  discount: CentsOnWire,
  /** Core deposit per piece, refunded with the old part. */
  coreCharge: CentsOnWire,
  /** Availability, and its text with the delivery estimate. */
  availability: Availability,
  availabilityText: Schema.String,
  /** Vehicle that the item was chosen for, with its current fitment verdict; null without a vehicle. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Message to the shopper if the line cannot be ordered. */
  problem: Schema.NullOr(Schema.String)
})
export interface ReviewedLine extends Schema.Struct.Type<typeof ReviewedLine.fields> {}

/** ISO date without time, such as `2026-11-24`. */
export const IsoDay = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))

/** A shipping method with its price, including truck freight. */
export const ShippingChoice = Schema.Struct({
  method: ShippingMethod,
  price: CentsOnWire,
  hasFreight: Schema.Boolean,
  /** Arrival day per line, in the order of the lines; null if unknown or without a destination. */
  arrivals: Schema.Array(Schema.NullOr(IsoDay))
})
export interface ShippingChoice extends Schema.Struct.Type<typeof ShippingChoice.fields> {}

/** Review of an order of the current cart. */
export const OrderReview = Schema.Struct({
  lines: Schema.Array(ReviewedLine),
  itemCount: Schema.Int,
  subtotal: CentsOnWire,
  savings: CentsOnWire,
  /** Requested promo code, if it is valid. */
  promoCode: Schema.NullOr(Schema.String),
  /** Message to the shopper if the promo code is invalid. */
  promoMessage: Schema.NullOr(Schema.String),
  promo: CentsOnWire,
  /** Points that may be spent; 0 if the customer is not in the loyalty program. */
  redeemablePoints: Schema.Int,
  pointsSpent: Schema.Int,
  pointsValue: CentsOnWire,
  /** Points that the order earns; 0 if the customer is not in the loyalty program. */
  pointsEarned: Schema.Int,
  /** Sum of all core deposits. */
  cores: CentsOnWire,
  /** Method of the `shipping` price: the requested one if available. */
  shippingMethod: ShippingMethod,
  shippingChoices: Schema.Array(ShippingChoice),
  /** Message to the shopper if the order cannot be shipped, taxed or paid. The order cannot be placed then. */
  shippingMessage: Schema.NullOr(Schema.String),
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  paymentMethod: PaymentMethod
})
export interface OrderReview extends Schema.Struct.Type<typeof OrderReview.fields> {}

/** Values that the shopper confirmed. The order is placed only if they are unchanged. */
export const Reviewed = Schema.Struct({
  cores: CentsOnWire,
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  lines: Schema.Array(
    Schema.Struct({
      lineId: CartLineId,
      quantity: Quantity,
      unitPrice: CentsOnWire,
      coreCharge: CentsOnWire,
      availability: Availability,
      /** Arrival day with the selected method; null if unknown. Older versions of the page omit it. */
      arrives: Schema.optionalKey(Schema.NullOr(IsoDay)),
      /** Displayed fitment verdict; null without a vehicle. Older versions of the page omit it. */
      fit: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(100))))
    })
  ).check(Schema.isMaxLength(500))
})
export interface Reviewed extends Schema.Struct.Type<typeof Reviewed.fields> {}

/** A confirmed order that a page without scripts submits as a form. Its key makes repeated submits one order (GAP-C59). */
export const ConfirmedOrder = Schema.Struct({
  key: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  terms: OrderTerms,
  reviewed: Reviewed
})
export interface ConfirmedOrder extends Schema.Struct.Type<typeof ConfirmedOrder.fields> {}

/** Result of placing an order: the order number, or the current review with its changes. */
export const PlacedOrder = Schema.Struct({
  orderNumber: Schema.NullOr(Schema.String),
  changes: Schema.Array(Schema.String),
  review: Schema.NullOr(OrderReview),
  /**
   * URL of the payment page; null if no online payment is needed or the page failed to load. The order page links to the payment page too.
   */
  payUrl: Schema.NullOr(Schema.String)
})
export interface PlacedOrder extends Schema.Struct.Type<typeof PlacedOrder.fields> {}
