import { OrderReview, ReviewedLine } from "@camber/domain/checkout"
import { Order, OrderLine } from "@camber/domain/order"
import { createBuilders } from "./createBuilders.ts"

/** A line of an order review: one rotor for $90. */
export const { sample: sampleReviewedLine, wire: wireReviewedLine } = createBuilders(ReviewedLine, {
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
  problem: null
})

/** Review of an order of one rotor for $90, paid by invoice, shipped for $9.95. */
export const { sample: sampleOrderReview, wire: wireOrderReview } = createBuilders(OrderReview, {
  lines: [wireReviewedLine()],
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
  paymentMethod: "invoice"
})

/** A line of an order: one rotor for $90, not shipped. */
export const { sample: sampleOrderLine, wire: wireOrderLine } = createBuilders(OrderLine, {
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
  arrivesOn: null
})

/** A placed, unpaid order of one rotor for $90. */
export const { sample: sampleOrder, wire: wireOrder } = createBuilders(Order, {
  orderNumber: "4821773905",
  placedAt: 1_790_000_000_000,
  status: "placed",
  shippedAt: null,
  deliveredAt: null,
  returnDays: 60,
  trackingNumber: null,
  contact: null,
  shippingMethod: "standard",
  lines: [wireOrderLine()],
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
  credited: 0
})
