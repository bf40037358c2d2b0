import type { CartItem } from "../cart/model.ts"
import { MAX_ITEMS_PER_ADD } from "../cart/rules.ts"
import type { AgainLine } from "./model.ts"

/** An order on its way back into the cart. */
export interface Reorder {
  /** In as many adds as it takes, one after the other. */
  readonly adds: ReadonlyArray<ReadonlyArray<CartItem>>
  /** Pieces that go in. */
  readonly count: number
  /** Pieces that are no longer sold like this. */
  readonly gone: number
  /** Lines that go in at another price than the order's. */
  readonly repriced: ReadonlyArray<AgainLine & { readonly unitPrice: number }>
}

/** What buying an order again puts into the cart, kits with the components that were chosen, and what is not as it was. */
export const planReorder = (lines: ReadonlyArray<AgainLine>): Reorder => {
  const sold = lines.flatMap((line) => (line.unitPrice === null ? [] : [{ ...line, unitPrice: line.unitPrice }]))
  const items = sold.map(itemOf)
  const count = piecesOf(sold)
  return {
    adds: Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_ADD) }, (_, add) =>
      items.slice(add * MAX_ITEMS_PER_ADD, (add + 1) * MAX_ITEMS_PER_ADD)
    ),
    count,
    gone: piecesOf(lines) - count,
    repriced: sold.filter(({ paidPrice, unitPrice }) => paidPrice !== unitPrice)
  }
}

const itemOf = ({ kitComponents, quantity, skuBaseNumber, skuVariantNumber }: AgainLine): CartItem => ({
  skuVariantNumber,
  skuBaseNumber,
  quantityRequested: quantity,
  kitComponents,
  listId: null,
  listName: null,
  attribution: null
})

const piecesOf = (lines: ReadonlyArray<Pick<AgainLine, "quantity">>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
