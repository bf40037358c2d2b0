import type { Quantity } from "../../catalog/catalog/sku.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import type { VersionedQuantity, QuantityChange, MergeResult } from "./model.ts"

/**
 * Adds pieces to a quantity. `limit` returns the allowed part of the sum. The version counter grows by the pieces that were actually added.
 */
export const addQuantity = (
  now: VersionedQuantity | null,
  pieces: number,
  fresh = 0,
  limit: (wanted: number) => Quantity = clampQuantity
): VersionedQuantity => {
  const before = now?.quantity ?? 0
  const quantity = limit(before + pieces)
  return { quantity, mark: (now?.mark ?? fresh) + Math.max(0, quantity - before) }
}

/**
 * Merges an offline change into the current quantity.
 *
 * An add is never lost. A quantity that another device changed wins over a set. A removal keeps the pieces that were added after its base
 * version. `fresh` is the version counter of a new item.
 */
export const mergeChange = (now: VersionedQuantity | null, change: QuantityChange, fresh = 0): MergeResult => {
  switch (change._tag) {
    case "Add":
      return { held: addQuantity(now, change.pieces, fresh), hadConflict: false }
    case "Set": {
      if (now === null) return { held: null, hadConflict: true }
      const isUnchanged = now.quantity === change.seen.quantity && now.mark === change.seen.mark
      if (!isUnchanged) return { held: now, hadConflict: now.quantity !== change.quantity }
      return { held: { ...now, quantity: clampQuantity(change.quantity) }, hadConflict: false }
    }
    case "Remove": {
      const addedSince = Math.min(now?.quantity ?? 0, (now?.mark ?? 0) - change.seen.mark)
      if (now === null || addedSince <= 0) return { held: null, hadConflict: false }
      return { held: { ...now, quantity: clampQuantity(addedSince) }, hadConflict: true }
    }
  }
}

/** Message after another device's quantity won over a change made offline. */
export const formatChangedElsewhere = (quantity: Quantity): string => `Another device changed this to ${quantity}.`

/** Message after a removal kept the pieces that another device added. */
export const formatAddedElsewhere = (quantity: Quantity): string =>
  `Another device added ${quantity} of this. We kept ${quantity === 1 ? "it" : "them"}.`
