import type { Quantity } from "../../catalog/catalog/model.ts"

/** Message after another device's quantity won over a change made offline. */
export const formatChangedElsewhere = (quantity: Quantity): string => `Another device changed this to ${quantity}.`

/** Message after a removal kept the pieces that another device added. */
export const formatAddedElsewhere = (quantity: Quantity): string =>
  `Another device added ${quantity} of this. We kept ${quantity === 1 ? "it" : "them"}.`
