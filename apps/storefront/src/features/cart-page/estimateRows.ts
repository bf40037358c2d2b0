import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { TotalsRow } from "@camber/ui"

type Estimated = Pick<OrderReview, "shipping" | "tax">

/** The same rows before there is a place, and while its answer is on its way: nothing moves when it comes. `why` says what they wait for. */
export const getPlaceholderRows = (why: string): ReadonlyArray<TotalsRow> =>
  ["Standard shipping", "Tax"].map((label) => ({ label, value: why }))

/** What the place adds to the goods, row by row; `place` is its zip, empty where it has none. */
export const estimateRows = ({ shipping, tax }: Estimated, place: string): ReadonlyArray<TotalsRow> => [
  { label: `Standard shipping${place === "" ? "" : ` to ${place}`}`, value: shipping === 0 ? "Free" : formatCents(shipping) },
  { label: "Tax", value: formatCents(tax) }
]
