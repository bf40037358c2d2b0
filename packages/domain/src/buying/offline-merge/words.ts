import type { Quantity } from "../../catalog/catalog/model.ts"

/** Said of a quantity that another device changed while this one had no network. */
export const formatChangedElsewhere = (quantity: Quantity): string => `Another device changed this to ${quantity}.`

/** Said of what was taken out here while another device added to it. */
export const formatAddedElsewhere = (quantity: Quantity): string =>
  `Another device added ${quantity === 1 ? "1 piece of this, which stays" : `${quantity} pieces of this, which stay`}.`
