import { coreText, dayName } from "@camber/domain/cart"
import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { kitParts } from "@camber/domain/order"
import type { OrderedLine } from "@camber/ui"
import { orderedFit } from "../orders/orderedLine.ts"

/** A line of the review in the words of the screen. `arrives`: an ISO day, null where nobody knows it; undefined before there is a place. */
export const reviewedLine = (line: OrderReview["lines"][number], arrives?: string | null): OrderedLine => ({
  id: line.lineId,
  title: line.title,
  brand: line.brand,
  picture: { src: line.imageUrl, alt: "" },
  details: [
    ...kitParts(line.options).chosen,
    line.skuVariantNumber,
    `${line.quantity} × ${formatCents(line.unitPrice)}`,
    line.availabilityText,
    ...(arrives === undefined ? [] : [arrives === null ? "Arrival not known yet" : `Get it ${dayName(arrives)}`])
  ],
  parts: kitParts(line.options).parts,
  fit: orderedFit(line.addedFor),
  core: line.coreCharge > 0 ? coreText(line.quantity, line.coreCharge) : undefined,
  price: formatCents(line.total),
  problem: line.problem ?? undefined
})
