import { formatCents } from "@camber/domain/money"
import type { Order } from "@camber/domain/order"
import type { OrderedLine } from "@camber/ui"

/** A line of an order in the words of the screen. */
export const orderedLine = (line: Order["lines"][number]): OrderedLine => ({
  id: String(line.ordinality),
  title: line.title,
  brand: line.brand,
  href: line.url,
  picture: { src: line.imageUrl, alt: "" },
  details: [...line.options, line.skuVariantNumber, `${line.quantity} × ${formatCents(line.unitPrice)}`],
  price: formatCents(line.total),
  note: line.returned === 0 ? undefined : `Returning ${line.returned} of ${line.quantity}.`
})
