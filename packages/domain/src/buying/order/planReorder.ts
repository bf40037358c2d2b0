import type { CartItem } from "../cart/model.ts"
import { MAX_ITEMS_PER_ADD } from "../cart/rules.ts"
import type { AgainLine } from "./model.ts"
import { isKitPartText } from "../../catalog/catalog/kit.ts"

/** Plan for adding an order to the cart again. */
export interface Reorder {
  /** Items split into adds of at most `MAX_ITEMS_PER_ADD`. */
  readonly adds: ReadonlyArray<ReadonlyArray<CartItem>>
  /** Pieces that are added. */
  readonly count: number
  /** Pieces that are no longer available. */
  readonly gone: number
  /** Added lines whose price differs from the order's. */
  readonly repriced: ReadonlyArray<AgainLine & { readonly unitPrice: number }>
}

/** Plans a reorder with current prices, including the chosen components of kits. */
export const planReorder = (lines: ReadonlyArray<AgainLine>): Reorder => {
  const sold = lines.flatMap((line) => (line.unitPrice === null ? [] : [{ ...line, unitPrice: line.unitPrice }]))
  const items = sold.map(toReorderItem)
  const count = countPieces(sold)
  return {
    adds: Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_ADD) }, (_, add) =>
      items.slice(add * MAX_ITEMS_PER_ADD, (add + 1) * MAX_ITEMS_PER_ADD)
    ),
    count,
    gone: countPieces(lines) - count,
    repriced: sold.filter(({ paidPrice, unitPrice }) => paidPrice !== unitPrice)
  }
}

const toReorderItem = ({ kitComponents, quantity, skuBaseNumber, skuVariantNumber }: AgainLine): CartItem => ({
  skuVariantNumber,
  skuBaseNumber,
  quantityRequested: quantity,
  kitComponents,
  listId: null,
  listName: null,
  attribution: null
})

const countPieces = (lines: ReadonlyArray<Pick<AgainLine, "quantity">>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Chosen options of an order line, separated from its kit components. */
interface ChosenTexts {
  readonly chosen: ReadonlyArray<string>
  /** Component texts such as '2 × Ball Joint, Upper'; empty if not a kit. */
  readonly parts: ReadonlyArray<string>
}

/** Splits the options of an order line. Orders store both in one list: options as 'Finish: Black', components with a leading quantity. */
export const splitKitParts = (options: ReadonlyArray<string>): ChosenTexts => ({
  chosen: options.filter((option) => !isKitPartText(option)),
  parts: options.filter(isKitPartText)
})
