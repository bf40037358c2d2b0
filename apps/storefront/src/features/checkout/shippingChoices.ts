import { formatArrival } from "@camber/domain/cart"
import { type OrderReview, shippingMethodNames, type ShippingMethod } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { Choice } from "./view/checkout-choice/ChoiceList.tsx"

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
