import { sampleOrderReview, sampleReviewedLine } from "@camber/testing/records"
import { CartLineId } from "../../cart/model.ts"
import { clampQuantity } from "../../../catalog/catalog/rules.ts"
import { Cents } from "../../../foundation/money/model.ts"
import type { ContactTexts } from "../validateContact.ts"
import type { OrderReview, ReviewedLine } from "../model.ts"

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

/** Creates a review line with this price per piece in cents. */
export const reviewLine = (name: string, price: number, quantity = 1): ReviewedLine =>
  sampleReviewedLine({
    lineId: CartLineId.make(name),
    title: name,
    quantity: clampQuantity(quantity),
    unitPrice: Cents.make(price),
    total: Cents.make(price * quantity)
  })

/** Creates a review of these lines without discounts or charges. */
export const reviewWith = (lines: OrderReview["lines"], changes: Partial<OrderReview> = {}): OrderReview => {
  const subtotal = Cents.make(lines.reduce((sum, { total }) => sum + total, 0))
  const nothing = Cents.make(0)
  return sampleOrderReview({
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    shippingChoices: [{ method: "standard", price: nothing, hasFreight: false, arrivals: [] }],
    shipping: nothing,
    total: subtotal,
    ...changes
  })
}
