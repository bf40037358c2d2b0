import type { ShippableItem, Shipment } from "./ShippingRates.ts"

/** Messages to the shopper if there is no shipping price. */
export const noShippingToAddress = "We don't ship to this address. Call us and we'll look for another way."
export const noFreight = "A part in your cart ships by truck, and we don't offer freight to this address. Call us."
export const freightByPhone = "A part in your cart ships by truck, and freight to this address is quoted by phone. Call us to order it."
export const shippingQuoteByPhone = "This order is too large for an online shipping quote. Call us for a price."
export const noCarrier = "Our carriers have no rate for this address. Check it, or call us and we'll look for another way."

/** Splits the items into parcel and freight shipping. */
export const splitByService = ({ parcels }: Pick<Shipment, "parcels">) => ({
  parcels: parcels.filter(({ isFreight }) => !isFreight),
  freight: parcels.filter(({ isFreight }) => isFreight)
})

/** Returns whether all items may be shipped by air. Orders with freight items may not. */
export const canShipByAir = (parcels: ReadonlyArray<ShippableItem>): boolean =>
  parcels.every(({ isFreight, isGroundOnly }) => !isFreight && !isGroundOnly)

/** A box with one or more pieces. */
export interface Package {
  readonly pounds: number
  /** Longest side of its content. */
  readonly longestInches: number
}

/** Weight that one person can lift. */
const BOX_POUNDS = 50

/**
 * Packs all pieces into boxes of at most 50 pounds, unless a single piece weighs more.
 *
 * Packs the heaviest pieces first, each into the first box with room. Stops at one box more than `most`.
 */
export const packItems = (parcels: ReadonlyArray<ShippableItem>, most = Number.POSITIVE_INFINITY): ReadonlyArray<Package> => {
  const boxes: Array<{ pounds: number; longestInches: number }> = []
  for (const { longestInches, pieces, pounds } of parcels.toSorted((a, b) => b.pounds - a.pounds || b.longestInches - a.longestInches)) {
    for (let piece = 0; piece < pieces; piece++) {
      if (boxes.length > most) return boxes
      const box = boxes.find((candidate) => candidate.pounds + pounds <= BOX_POUNDS)
      if (box === undefined) boxes.push({ pounds, longestInches })
      else {
        box.pounds += pounds
        box.longestInches = Math.max(box.longestInches, longestInches)
      }
    }
  }
  return boxes
}

/** Volume of a pound of packed parts; 12 pounds take a cubic foot. */
const CUBIC_INCHES_PER_POUND = 144

/**
 * Returns the sides of a box in whole inches, longest first. Only the longest side of a part is known, so the other sides are estimated
 * from the weight.
 */
export const getPackageDimensions = ({ longestInches, pounds }: Package): readonly [number, number, number] => {
  const length = Math.max(1, Math.ceil(longestInches))
  const side = Math.min(length, Math.max(1, Math.ceil(Math.sqrt((pounds * CUBIC_INCHES_PER_POUND) / length))))
  return [length, side, side]
}
