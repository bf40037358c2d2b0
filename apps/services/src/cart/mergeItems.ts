import { type CartItem, clampToLimits, formatQuantityLimit, isLimitedByStock, type QuantityLimits } from "@camber/domain/cart"
import { type Quantity, getChoiceKey } from "@camber/domain/catalog"
import type { LineToSave, SavedLine } from "./cartLines.ts"
import type { Choice } from "./Choice.ts"

/** A line after an add. */
export interface MergedLine extends Omit<LineToSave, "addedFor" | "addedPriceCents" | "addedProject"> {
  readonly quantity: Quantity
  /** Number of added units; 0 if none were added. */
  readonly pieces: number
  /** Message for the shopper if the quantity differs from the requested one. */
  readonly note: string | null
  /** Whether a lack of stock limited the quantity. */
  readonly isLimitedByStock: boolean
}

/**
 * Merges new items with the cart's lines, one line per distinct item, within the present quantity limits. If several items name a list, the
 * last one wins (ATC-02).
 */
export const mergeItems = (
  items: ReadonlyArray<CartItem>,
  savedLines: ReadonlyArray<SavedLine>,
  getLimits: (choice: Choice) => QuantityLimits
): ReadonlyArray<MergedLine> => {
  const before = new Map(savedLines.map((line) => [getChoiceKey(line), line.quantity]))
  const asked = new Map(before)
  const merged = new Map<string, MergedLine>()
  for (const item of items) {
    const identity = getChoiceKey(item)
    const wanted = (asked.get(identity) ?? 0) + item.quantityRequested
    asked.set(identity, wanted)
    const limits = getLimits(item)
    const quantity = clampToLimits(wanted, limits)
    const pieces = Math.max(0, quantity - (before.get(identity) ?? 0))
    const { skuVariantNumber, kitComponents, listId, listName, attribution } = item
    const list = { id: listId, name: listName, attribution }
    const limit = { note: formatQuantityLimit(wanted, limits), isLimitedByStock: isLimitedByStock(wanted, limits) }
    merged.set(identity, { skuVariantNumber, kitComponents, quantity, pieces, ...limit, list })
  }
  return [...merged.values()]
}
