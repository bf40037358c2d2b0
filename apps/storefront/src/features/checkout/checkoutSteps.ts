import { type ContactTexts, isComplete, knownPlace, type OrderReview } from "@camber/domain/checkout"

/** The parts of the checkout, in order. */
export const checkoutSteps = [
  { id: "address", label: "Address", title: "Where it goes" },
  { id: "delivery", label: "Delivery", title: "How it gets there" },
  { id: "pay", label: "Review & Pay", title: "Review and pay" }
] as const

/** The part that waits to be filled in. */
export const currentStep = (contact: ContactTexts, review: Pick<OrderReview, "shippingMessage">): string => {
  if (!isComplete(contact)) return "address"
  return knownPlace(contact) === null || review.shippingMessage !== null ? "delivery" : "pay"
}

/** What each field of the address is called where it is told of apart from it. */
export const contactNames: Readonly<Record<keyof ContactTexts, string>> = {
  email: "Email address",
  name: "Full name",
  phone: "Phone",
  street: "Street and number",
  street2: "Suite, building",
  city: "City",
  region: "State or region",
  postalCode: "Zip or postal code",
  country: "Country"
}
