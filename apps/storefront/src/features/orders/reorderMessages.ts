import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { Reorder } from "@camber/domain/order"

/** Messages about buying an order again, with and without scripts. */
export const reorderMessages = {
  /** Accessible name of the section; visually the button labels it. */
  title: "Buy it again",
  /** Label of the button: all items, or the number of available pieces. */
  ask: ({ count, gone }: Reorder): string => (gone === 0 ? "Buy Again" : `Buy ${itemCountText(count)} Again`),
  /** Differences from the original order. */
  notes: ({ gone, repriced }: Reorder): ReadonlyArray<string> => [
    ...(gone === 0 ? [] : [`${itemCountText(gone)} ${gone === 1 ? "is" : "are"} no longer sold.`]),
    ...repriced.map(({ paidPrice, title, unitPrice }) => `${title} is ${formatCents(unitPrice)} now. It was ${formatCents(paidPrice)}.`)
  ],
  nothing: "We no longer sell anything in this order."
} as const
