import { type ContactTexts, isComplete, getDestinationKey, type OrderReview } from "@camber/domain/checkout"

/** Sections of the checkout, in order. */
export const checkoutSteps = [
  { id: "address", label: "Address", title: "Ship to" },
  { id: "delivery", label: "Shipping", title: "Shipping" },
  { id: "pay", label: "Review & Pay", title: "Review and pay" }
] as const

/** Returns the first incomplete section. */
export const currentStep = (contact: ContactTexts, review: Pick<OrderReview, "shippingMessage">): string => {
  if (!isComplete(contact)) return "address"
  return getDestinationKey(contact) === null || review.shippingMessage !== null ? "delivery" : "pay"
}
