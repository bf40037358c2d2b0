import { type CartContents, CORE_DEPOSIT_LABEL, computeOrderTotals, type OrderTotals } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import type { Promo } from "@camber/domain/promotions"
import type { TotalsRow } from "@camber/ui"

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
