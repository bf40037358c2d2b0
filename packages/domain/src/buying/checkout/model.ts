import { Schema } from "effect"
import { FitmentSnapshot, CartLineId } from "../cart/model.ts"
import { Availability, Quantity, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { PaymentMethod } from "../payment/model.ts"
import { CONTACT_TEXT_LIMITS, validateContact } from "./validateContact.ts"
import { shippingMethods } from "./shippingMethod.ts"

export const ShippingMethod = Schema.Literals(shippingMethods)
export type ShippingMethod = typeof ShippingMethod.Type

const text = (field: keyof typeof CONTACT_TEXT_LIMITS) => Schema.String.check(Schema.isMaxLength(CONTACT_TEXT_LIMITS[field]))

/** Who gets an order and where. No card and no other means of payment is ever among it. */
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

/** A contact that an order can be sent to. */
export const DeliverableContact = Contact.check(
  Schema.makeFilter((contact) => Object.values(validateContact(contact))[0] ?? true, { expected: "a complete address" })
)

/** All that a shopper decides about an order besides its lines. */
export const OrderTerms = Schema.Struct({
  shippingMethod: ShippingMethod,
  promoCode: Schema.NullOr(Schema.String.check(Schema.isMaxLength(64))),
  /** Reward points to spend. */
  points: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
})
export interface OrderTerms extends Schema.Struct.Type<typeof OrderTerms.fields> {}

/** A line as it would be ordered. */
export const ReviewedLine = Schema.Struct({
  lineId: CartLineId,
  skuVariantNumber: SkuVariantNumber,
  title: Schema.String,
  brand: Schema.String,
  imageUrl: Schema.String,
  /** The chosen values, those of a kit's parts among them. */
  options: Schema.Array(Schema.String),
  quantity: Quantity,
  unitPrice: CentsOnWire,
  total: CentsOnWire,
  /** Its share of code and points. */
  discount: CentsOnWire,
  /** Deposited with each piece, refunded with the old part. */
  coreCharge: CentsOnWire,
  /** Whether it is there, and in the shopper's words how soon it can be had. */
  availability: Availability,
  availabilityText: Schema.String,
  /** The car that it was chosen for, and what is said of its fit now; null where no car was chosen. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Why it cannot be ordered like this, in the shopper's words. */
  problem: Schema.NullOr(Schema.String)
})
export interface ReviewedLine extends Schema.Struct.Type<typeof ReviewedLine.fields> {}

/** A day without its time: `2026-11-24`. */
export const IsoDay = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))

/** One way in which all of an order can be sent, and what it costs with what comes by truck. */
export const ShippingChoice = Schema.Struct({
  method: ShippingMethod,
  price: CentsOnWire,
  hasFreight: Schema.Boolean,
  /** When each line could be there, in the order of the lines; null where nobody knows it, or no place is known. */
  arrivals: Schema.Array(Schema.NullOr(IsoDay))
})
export interface ShippingChoice extends Schema.Struct.Type<typeof ShippingChoice.fields> {}

/** What an order of the cart would be, now. */
export const OrderReview = Schema.Struct({
  lines: Schema.Array(ReviewedLine),
  itemCount: Schema.Int,
  subtotal: CentsOnWire,
  savings: CentsOnWire,
  /** The code that was asked for, where it holds. */
  promoCode: Schema.NullOr(Schema.String),
  /** Why the code does not hold, in the shopper's words. */
  promoMessage: Schema.NullOr(Schema.String),
  promo: CentsOnWire,
  /** Points that may be spent on it; 0 for who collects none. */
  redeemablePoints: Schema.Int,
  pointsSpent: Schema.Int,
  pointsValue: CentsOnWire,
  /** Points that it earns; 0 for who collects none. */
  pointsEarned: Schema.Int,
  /** All deposits for old parts. */
  cores: CentsOnWire,
  /** The one that `shipping` is for: what was asked for, where it can be had. */
  shippingMethod: ShippingMethod,
  shippingChoices: Schema.Array(ShippingChoice),
  /** Why it cannot be sent there, be taxed now, or be paid, in the shopper's words: nothing of it is ordered then. */
  shippingMessage: Schema.NullOr(Schema.String),
  shipping: CentsOnWire,
  tax: CentsOnWire,
  total: CentsOnWire,
  /** How it is paid. */
  paymentMethod: PaymentMethod
})
export interface OrderReview extends Schema.Struct.Type<typeof OrderReview.fields> {}

/** What the shopper read before placing the order: it is placed only if it still is so. */
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
      /** The day by the way that is chosen; null where nobody knew it. A tab that is older than this field sends none. */
      arrives: Schema.optionalKey(Schema.NullOr(IsoDay)),
      /** What was said of its fit on the car that it was chosen for; null where no car was chosen, and left out as the day is. */
      fit: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(100))))
    })
  ).check(Schema.isMaxLength(500))
})
export interface Reviewed extends Schema.Struct.Type<typeof Reviewed.fields> {}

/** An order as a page without scripts carries it from the review to the press. The key makes it one order, however often it is sent (GAP-C59). */
export const ConfirmedOrder = Schema.Struct({
  key: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  terms: OrderTerms,
  reviewed: Reviewed
})
export interface ConfirmedOrder extends Schema.Struct.Type<typeof ConfirmedOrder.fields> {}

/** What became of placing an order: its number, or the review as it is now with what is otherwise than it was read. */
export const PlacedOrder = Schema.Struct({
  orderNumber: Schema.NullOr(Schema.String),
  changes: Schema.Array(Schema.String),
  review: Schema.NullOr(OrderReview),
  /** Where it is paid; null where nothing is paid here, or the page could not be had: then the order's own page leads there. */
  payUrl: Schema.NullOr(Schema.String)
})
export interface PlacedOrder extends Schema.Struct.Type<typeof PlacedOrder.fields> {}
