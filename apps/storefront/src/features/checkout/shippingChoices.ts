import { shippingMethodNames, type ShippingMethod, shippingMethodsTo, shippingTerms } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { Choice } from "./view/checkout-choice/ChoiceList.tsx"

const notes = { standard: "By ground.", expedited: "By air where possible." } as const

/** How goods of this subtotal can be sent to a country, and for how much. Integer cents; a threshold of null: never for nothing. */
export const shippingChoices = (
  country: string,
  subtotal: number,
  freeFrom: number | null
): ReadonlyArray<Choice & { readonly value: ShippingMethod }> =>
  shippingMethodsTo(country).map((value) => {
    const { freeShippingFrom, shipping } = shippingTerms(value, freeFrom)
    const isFree = freeShippingFrom !== null && subtotal >= freeShippingFrom
    return { value, label: shippingMethodNames[value], note: notes[value], price: isFree ? "Free" : formatCents(shipping) }
  })
