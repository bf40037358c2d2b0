import type { OrderReview } from "@camber/domain/checkout"
import type { Order, OrderLine } from "@camber/domain/order"

type WireReview = typeof OrderReview.Encoded
type WireOrder = typeof Order.Encoded

/** A line of a review: one rotor for $90. */
export const sampleReviewLine = (changes: Partial<WireReview["lines"][number]> = {}): WireReview["lines"][number] => ({
  lineId: "line-1",
  skuVariantNumber: "CAM-2-1",
  title: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  imageUrl: "/content/parts/brake-rotor.svg",
  options: [],
  quantity: 1,
  unitPrice: 90,
  total: 90,
  discount: 0,
  coreCharge: 0,
  availability: "InStock",
  availabilityText: "In stock",
  addedFor: null,
  problem: null,
  ...changes
})

/** What an order of one rotor for $90 would be. */
export const sampleReview = (changes: Partial<WireReview> = {}): WireReview => ({
  lines: [sampleReviewLine()],
  itemCount: 1,
  subtotal: 90,
  savings: 0,
  promoCode: null,
  promoMessage: null,
  promo: 0,
  redeemablePoints: 0,
  pointsSpent: 0,
  pointsValue: 0,
  pointsEarned: 0,
  cores: 0,
  shippingMethod: "standard",
  shippingChoices: [
    { method: "standard", price: 9.95, hasFreight: false, arrivals: ["2026-11-24"] },
    { method: "expedited", price: 24.95, hasFreight: false, arrivals: ["2026-11-20"] }
  ],
  shippingMessage: null,
  shipping: 9.95,
  tax: 0,
  total: 99.95,
  paymentMethod: "invoice",
  ...changes
})

/** A line of an order: one rotor for $90, of which nothing has moved. */
export const sampleOrderLine = (changes: Partial<typeof OrderLine.Encoded> = {}): typeof OrderLine.Encoded => ({
  ordinality: 1,
  skuVariantNumber: "CAM-2-1",
  skuBaseNumber: "CAM-2",
  title: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  imageUrl: "/content/parts/brake-rotor.svg",
  url: "/item/slotted-rotor/2",
  options: [],
  quantity: 1,
  unitPrice: 90,
  total: 90,
  discount: 0,
  coreCharge: 0,
  canceled: 0,
  shipped: 0,
  returned: 0,
  coresReturned: 0,
  addedFor: null,
  arrivesOn: null,
  ...changes
})

/** An order of one rotor for $90 that was placed and not paid for. */
export const sampleOrder = (changes: Partial<WireOrder> = {}): WireOrder => ({
  orderNumber: "4821773905",
  placedAt: 1_790_000_000_000,
  status: "placed",
  shippedAt: null,
  deliveredAt: null,
  trackingNumber: null,
  contact: null,
  shippingMethod: "standard",
  lines: [sampleOrderLine()],
  isPartlyShipped: false,
  shipments: [],
  returns: [],
  itemCount: 1,
  subtotal: 90,
  savings: 0,
  promoCode: null,
  promo: 0,
  pointsSpent: 0,
  pointsValue: 0,
  pointsEarned: 0,
  cores: 0,
  shipping: 9.95,
  tax: 0,
  total: 99.95,
  payment: { method: "invoice", state: "none", paid: 0, refunded: 0, refundDue: 0, payBy: null },
  credited: 0,
  ...changes
})
