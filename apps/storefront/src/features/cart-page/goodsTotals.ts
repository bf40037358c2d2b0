import { type CartContents, CORE_DEPOSIT_LABEL, computeOrderTotals, type OrderTotals } from "@camber/domain/cart"
import { MAX_QUANTITY, MIN_QUANTITY } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { Promo } from "@camber/domain/promotions"
import type { TotalsRow } from "@camber/ui"
import type { OrderReview } from "@camber/domain/checkout"

/** Computes the goods totals with the promo code, by the same rule as the services. The shopper chooses shipping in the checkout. */
export const computeGoodsTotals = ({ lines }: CartContents, promo: Promo | null): OrderTotals =>
  computeOrderTotals(lines, { points: 0, shipping: 0, freeShippingFrom: null, promo })

/** Returns rows for the promo discount and the core deposits, without zero rows. */
export const getSummaryRows = ({ cores, promo: off }: OrderTotals, promo: Promo | null): ReadonlyArray<TotalsRow> => [
  ...(promo !== null && off > 0 ? [{ label: `Promo code ${promo.code}`, value: `-${formatCents(off)}`, saves: true }] : []),
  ...(cores > 0 ? [{ label: CORE_DEPOSIT_LABEL, value: formatCents(cores) }] : [])
]

/** Describes the discount, or the amount missing for it. `subtotal` in integer cents. */
export const describePromoEffect = ({ amountOff, minimum, percentOff }: Promo, subtotal: number): string => {
  const off = amountOff === null ? `${percentOff ?? 0}% off` : `${formatCents(amountOff)} off`
  return subtotal >= minimum ? off : `${off} when you spend ${formatCents(minimum)} or more: ${formatCents(minimum - subtotal)} to go.`
}

type Estimated = Pick<OrderReview, "shipping" | "tax">

/** Returns the same rows before the destination and its costs are known, which avoids layout shifts. `why` is the text shown until then. */
export const getPlaceholderRows = (why: string): ReadonlyArray<TotalsRow> =>
  ["Standard shipping", "Tax"].map((label) => ({ label, value: why }))

/** Returns rows for the costs that depend on the place; `place` is its ZIP code, or empty if no place is known. */
export const estimateRows = ({ shipping, tax }: Estimated, place: string): ReadonlyArray<TotalsRow> => [
  { label: `Standard shipping${place === "" ? "" : ` to ${place}`}`, value: shipping === 0 ? "Free" : formatCents(shipping) },
  { label: "Tax", value: formatCents(tax) }
]

/** Error message for an invalid ZIP code. */
export const invalidZipMessage = "Enter a five-digit US ZIP code, such as 90210."

/** Message about a typed quantity that was not a whole number in the range. */
export const formatAdjustedQuantity = (quantity: number): string =>
  `Quantity set to ${quantity}. Enter a whole number from ${MIN_QUANTITY} to ${MAX_QUANTITY}, or select Remove.`
