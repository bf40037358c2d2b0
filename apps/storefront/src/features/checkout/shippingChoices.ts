import { type OrderReview, shippingMethodNames, type ShippingMethod } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { Choice } from "./view/checkout-choice/ChoiceList.tsx"

const notes = { standard: "By ground.", expedited: "By air where possible." } as const

/** How the order can be sent, and for how much. */
export const shippingChoices = ({
  shippingChoices: choices
}: Pick<OrderReview, "shippingChoices">): ReadonlyArray<Choice & { readonly value: ShippingMethod }> =>
  choices.map(({ hasFreight, method, price }) => ({
    value: method,
    label: shippingMethodNames[method],
    note: hasFreight ? "Heavy or long parts by truck, the rest by ground." : notes[method],
    price: price === 0 ? "Free" : formatCents(price)
  }))
