import { type CartItem, clampToLimits, formatQuantityLimit, type QuantityLimits } from "@camber/domain/cart"
import type { Quantity } from "@camber/domain/catalog"
import type { LineToSave, SavedLine } from "./cartLines.ts"
import { type Choice, getChoiceKey } from "./Choice.ts"

/** A line as it will be after an add. */
export interface MergedLine extends Omit<LineToSave, "addedFor" | "addedPriceCents" | "addedProject"> {
  readonly quantity: Quantity
  /** Pieces that it has more than before; 0 where there are no more. */
  readonly pieces: number
  /** Why it is not the quantity that was asked for, in the shopper's words. */
  readonly note: string | null
}

/**
 * One line for each different item, with what the cart holds of it already, and no more and no fewer than it may have today; of the lists the
 * last one counts (ATC-02).
 */
export const mergeItems = (
  items: ReadonlyArray<CartItem>,
  kept: ReadonlyArray<SavedLine>,
  limitsOf: (choice: Choice) => QuantityLimits
): ReadonlyArray<MergedLine> => {
  const before = new Map(kept.map((line) => [getChoiceKey(line), line.quantity]))
  const asked = new Map(before)
  const merged = new Map<string, MergedLine>()
  for (const item of items) {
    const identity = getChoiceKey(item)
    const wanted = (asked.get(identity) ?? 0) + item.quantityRequested
    asked.set(identity, wanted)
    const limits = limitsOf(item)
    const quantity = clampToLimits(wanted, limits)
    const pieces = Math.max(0, quantity - (before.get(identity) ?? 0))
    const { skuVariantNumber, kitComponents, listId, listName, attribution } = item
    const list = { id: listId, name: listName, attribution }
    merged.set(identity, { skuVariantNumber, kitComponents, quantity, pieces, note: formatQuantityLimit(wanted, limits), list })
  }
  return [...merged.values()]
}
