import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { Reorder } from "@camber/domain/order"

/** What is said of buying an order again, with scripts and without. */
export const reorderMessages = {
  /** The name of the part of the page: the button says it to the eye. */
  title: "Buy it again",
  /** Of the button: all of it, or as many pieces as are sold. */
  ask: ({ count, gone }: Reorder): string => (gone === 0 ? "Buy Again" : `Buy ${itemCountText(count)} Again`),
  /** What is not as it was when it was ordered. */
  notes: ({ gone, repriced }: Reorder): ReadonlyArray<string> => [
    ...(gone === 0 ? [] : [`${itemCountText(gone)} ${gone === 1 ? "is" : "are"} no longer sold.`]),
    ...repriced.map(({ paidPrice, title, unitPrice }) => `${title} is ${formatCents(unitPrice)} now. It was ${formatCents(paidPrice)}.`)
  ],
  nothing: "We no longer sell anything in this order."
} as const
