import { formatCoreDeposit, formatDay } from "@camber/domain/cart"
import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { splitKitParts } from "@camber/domain/order"
import type { OrderedLine } from "@camber/ui"
import { toOrderFitProps } from "../orders/toOrderLineProps.ts"

/** Returns a review line as display props. `arrives`: an ISO day, null if unknown, undefined until a place is known. */
export const reviewedLine = (line: OrderReview["lines"][number], arrives?: string | null): OrderedLine => ({
  id: line.lineId,
  title: line.title,
  brand: line.brand,
  picture: { src: line.imageUrl, alt: "" },
  details: [
    ...splitKitParts(line.options).chosen,
    line.skuVariantNumber,
    `${line.quantity} × ${formatCents(line.unitPrice)}`,
    line.availabilityText,
    ...(arrives === undefined ? [] : [arrives === null ? "Delivery date not known yet" : `Get it ${formatDay(arrives)}`])
  ],
  parts: splitKitParts(line.options).parts,
  fit: toOrderFitProps(line.addedFor),
  core: line.coreCharge > 0 ? formatCoreDeposit(line.quantity, line.coreCharge) : undefined,
  price: formatCents(line.total),
  problem: line.problem ?? undefined
})
