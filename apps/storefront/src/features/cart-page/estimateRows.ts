import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { TotalsRow } from "@camber/ui"

type Estimated = Pick<OrderReview, "shipping" | "tax">

/** Returns the same rows before the place and its response are known, which avoids layout shifts. `why` is the text shown meantime. */
export const getPlaceholderRows = (why: string): ReadonlyArray<TotalsRow> =>
  ["Standard shipping", "Tax"].map((label) => ({ label, value: why }))

/** Returns rows for the costs that depend on the place; `place` is its ZIP code, empty without one. */
export const estimateRows = ({ shipping, tax }: Estimated, place: string): ReadonlyArray<TotalsRow> => [
  { label: `Standard shipping${place === "" ? "" : ` to ${place}`}`, value: shipping === 0 ? "Free" : formatCents(shipping) },
  { label: "Tax", value: formatCents(tax) }
]
