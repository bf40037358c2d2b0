import {
  type ContactTexts,
  isComplete,
  getDestinationKey,
  type OrderReview,
  shippingMethodNames,
  type ShippingMethod
} from "@camber/domain/checkout"
import { formatArrival } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import type { Choice } from "./view/checkout-choice/ChoiceList.tsx"

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

const roads = { standard: "by ground", expedited: "by air" } as const

/** Returns the shipping methods: the delivery days first if known, then the method and its price. */
export const shippingChoices = ({
  shippingChoices: choices
}: Pick<OrderReview, "shippingChoices">): ReadonlyArray<Choice & { readonly value: ShippingMethod }> =>
  choices.map(({ arrivals, hasFreight, method, price }) => {
    const days = formatArrival(arrivals)
    const name = shippingMethodNames[method]
    const way = hasFreight ? "heavy or long parts by truck, the rest by ground" : roads[method]
    return {
      value: method,
      label: days ?? name,
      note:
        days === null
          ? `${way.charAt(0).toUpperCase()}${way.slice(1)}. The delivery date isn't known yet.`
          : `${name}, ${way}. Estimated arrival.`,
      price: price === 0 ? "Free" : formatCents(price)
    }
  })
