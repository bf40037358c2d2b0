import type { Quantity } from "../../catalog/catalog/model.ts"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import type { VersionedQuantity, QuantityChange, MergeResult } from "./model.ts"

/**
 * What there is after pieces were added: all of them, up to what one line may have; `limit` says how many that are today. The mark counts
 * those that came.
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
 * What becomes of a change that was made without a network, on what there is when it arrives: an add is never lost, a quantity that another
 * device changed meanwhile stays, and what was taken out stays out but for the pieces that were added since. Total. `fresh` is the mark
 * that a thing begins with.
 */
export const mergeChange = (now: VersionedQuantity | null, change: QuantityChange, fresh = 0): MergeResult => {
  switch (change._tag) {
    case "Add":
      return { held: addQuantity(now, change.pieces, fresh), isOtherwise: false }
    case "Set": {
      if (now === null) return { held: null, isOtherwise: true }
      const wasSeen = now.quantity === change.seen.quantity && now.mark === change.seen.mark
      if (!wasSeen) return { held: now, isOtherwise: now.quantity !== change.quantity }
      return { held: { ...now, quantity: clampQuantity(change.quantity) }, isOtherwise: false }
    }
    case "Remove": {
      const since = Math.min(now?.quantity ?? 0, (now?.mark ?? 0) - change.seen.mark)
      if (now === null || since <= 0) return { held: null, isOtherwise: false }
      return { held: { ...now, quantity: clampQuantity(since) }, isOtherwise: true }
    }
  }
}
