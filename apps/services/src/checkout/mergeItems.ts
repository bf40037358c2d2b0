import { type CartItem, clampQuantity, type Quantity } from "@camber/domain/cart"
import type { KeptLine, LineToKeep } from "./cartLines.ts"
import { identityOf } from "./Choice.ts"

/** A line as it will be after an add. `isCapped`: more was asked for than a line may hold. */
export interface MergedLine extends Omit<LineToKeep, "addedFor"> {
  readonly quantity: Quantity
  readonly isCapped: boolean
}

/** One line for each different item, with what the cart holds of it already; of the lists the last one counts (ATC-02). */
export const mergeItems = (items: ReadonlyArray<CartItem>, kept: ReadonlyArray<KeptLine>): ReadonlyArray<MergedLine> => {
  const asked = new Map(kept.map((line) => [identityOf(line), line.quantity]))
  const merged = new Map<string, MergedLine>()
  for (const item of items) {
    const identity = identityOf(item)
    const pieces = (asked.get(identity) ?? 0) + item.quantityRequested
    asked.set(identity, pieces)
    const quantity = clampQuantity(pieces)
    const { skuVariantNumber, kitComponents, listId, listName, attribution } = item
    const list = { id: listId, name: listName, attribution }
    merged.set(identity, { skuVariantNumber, kitComponents, quantity, isCapped: quantity < pieces, list })
  }
  return [...merged.values()]
}
