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

/** What an order comes to, or came to, row by row; what is nothing has no row but shipping and tax. */
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

/** What the prices save against the list: it is in them already, so it is no row of the sum. Undefined where that is nothing. */
export const savedText = ({ savings }: Pick<Sums, "savings">): string | undefined => (savings > 0 ? formatCents(savings) : undefined)

/** The same before there is a place: shipping and tax wait for it, as they do in the cart. */
export const openTotalsRows = (sums: Sums, method: ShippingMethod): ReadonlyArray<TotalsRow> =>
  totalsRows(sums, method).map((row, index, rows) => (index < rows.length - 2 ? row : { ...row, value: NOT_KNOWN }))

/** What shipping and tax say that wait for a place. */
export const NOT_KNOWN = "Not known yet"

/** What the total says that waits for a place. */
export const AFTER_PLACE = "Enter your ZIP code"
