import { coreText } from "@camber/domain/cart"
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
  core: line.coreCharge > 0 ? coreText(line.quantity, line.coreCharge) : undefined,
  price: formatCents(line.total),
  note: noteOf(line)
})

const noteOf = ({ canceled, coresReturned, quantity, returned }: Order["lines"][number]): string | undefined => {
  const notes = [
    ...(canceled === 0 ? [] : [`${canceled} of ${quantity} canceled.`]),
    ...(returned === 0 ? [] : [`Returning ${returned} of ${quantity}.`]),
    ...(coresReturned === 0 ? [] : [`Sending ${coresReturned} old ${coresReturned === 1 ? "part" : "parts"} back.`])
  ]
  return notes.length === 0 ? undefined : notes.join(" ")
}
