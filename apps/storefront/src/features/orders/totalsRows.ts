import { CORE_DEPOSIT_LABEL } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import type { OrderReview, ShippingMethod } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { TotalsRow } from "@camber/ui"

const methodNames: Readonly<Record<ShippingMethod, string>> = { standard: "Standard shipping", expedited: "Expedited shipping" }

type Sums = Pick<
  OrderReview,
  "itemCount" | "subtotal" | "savings" | "promoCode" | "promo" | "pointsSpent" | "pointsValue" | "cores" | "shipping" | "tax"
>

/** Returns the total rows of an order. Omits zero amounts except shipping and tax. */
export const totalsRows = (sums: Sums, method: ShippingMethod): ReadonlyArray<TotalsRow> => [
  { label: itemCountText(sums.itemCount), value: formatCents(sums.subtotal) },
  ...(sums.promo > 0 ? [{ label: `Promo code ${sums.promoCode ?? ""}`.trim(), value: `-${formatCents(sums.promo)}`, saves: true }] : []),
  ...(sums.pointsValue > 0
    ? [{ label: `Rewards, ${sums.pointsSpent} points`, value: `-${formatCents(sums.pointsValue)}`, saves: true }]
    : []),
  ...(sums.cores > 0 ? [{ label: CORE_DEPOSIT_LABEL, value: formatCents(sums.cores) }] : []),
  { label: methodNames[method], value: sums.shipping === 0 ? "Free" : formatCents(sums.shipping) },
  { label: "Tax", value: formatCents(sums.tax) }
]

/** Formats the savings against the list price. Prices already include them, so the totals have no row for them. Undefined if zero. */
export const savedText = ({ savings }: Pick<Sums, "savings">): string | undefined => (savings > 0 ? formatCents(savings) : undefined)

/** Returns the total rows before the shipping address is known; shipping and tax are open, as in the cart. */
export const openTotalsRows = (sums: Sums, method: ShippingMethod): ReadonlyArray<TotalsRow> =>
  totalsRows(sums, method).map((row, index, rows) => (index < rows.length - 2 ? row : { ...row, value: NOT_KNOWN }))

/** Text of shipping and tax until the shipping address is known. */
export const NOT_KNOWN = "Not known yet"

/** Text of the total until the shipping address is known. */
export const AFTER_PLACE = "Enter your ZIP code"
