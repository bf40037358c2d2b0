import { LineId } from "../../cart/model.ts"
import { SkuVariantNumber } from "../../../catalog/catalog/model.ts"
import { clampQuantity } from "../../../catalog/catalog/quantity.ts"
import { Cents } from "../../../foundation/money/model.ts"
import type { ContactTexts } from "../validateContact.ts"
import type { OrderReview } from "../model.ts"

export const june: ContactTexts = {
  email: "june@example.com",
  name: "June Hale",
  phone: "(330) 555-0142",
  street: "12 Mill Road",
  street2: "",
  city: "Akron",
  region: "OH",
  postalCode: "44308",
  country: "US"
}

/** A line of one piece at this price in cents. */
export const reviewLine = (name: string, price: number, quantity = 1): OrderReview["lines"][number] => ({
  lineId: LineId.make(name),
  skuVariantNumber: SkuVariantNumber.make("CAM-2-1"),
  title: name,
  brand: "Ironvale",
  imageUrl: "/content/parts/rotor.svg",
  options: [],
  quantity: clampQuantity(quantity),
  unitPrice: Cents.make(price),
  total: Cents.make(price * quantity),
  discount: Cents.make(0),
  coreCharge: Cents.make(0),
  availability: "InStock",
  availabilityText: "In stock",
  addedFor: null,
  problem: null
})

/** What an order of these lines would be, without anything that comes off or on. */
export const reviewWith = (lines: OrderReview["lines"], changes: Partial<OrderReview> = {}): OrderReview => {
  const subtotal = Cents.make(lines.reduce((sum, { total }) => sum + total, 0))
  const nothing = Cents.make(0)
  return {
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    savings: nothing,
    promoCode: null,
    promoMessage: null,
    promo: nothing,
    redeemablePoints: 0,
    pointsSpent: 0,
    pointsValue: nothing,
    pointsEarned: 0,
    cores: nothing,
    shippingMethod: "standard",
    shippingChoices: [{ method: "standard", price: nothing, hasFreight: false, arrivals: [] }],
    shippingMessage: null,
    shipping: nothing,
    tax: nothing,
    total: subtotal,
    paymentMethod: "invoice",
    ...changes
  }
}
