import { coreText } from "@camber/domain/cart"
import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import type { OrderedLine } from "@camber/ui"
import { orderedFit } from "../orders/orderedLine.ts"

/** A line of the review in the words of the screen. */
export const reviewedLine = (line: OrderReview["lines"][number]): OrderedLine => ({
  id: line.lineId,
  title: line.title,
  brand: line.brand,
  picture: { src: line.imageUrl, alt: "" },
  details: [...line.options, line.skuVariantNumber, `${line.quantity} × ${formatCents(line.unitPrice)}`, line.availabilityText],
  fit: orderedFit(line.addedFor),
  core: line.coreCharge > 0 ? coreText(line.quantity, line.coreCharge) : undefined,
  price: formatCents(line.total),
  problem: line.problem ?? undefined
})
