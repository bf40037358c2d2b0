import type { ShippableItem, Shipment } from "./ShippingRates.ts"

/** Why there is no price, in the shopper's words. */
export const noShippingToAddress = "We do not ship to this address. Please call us: there may be another way."
export const noFreight = "A part in your cart ships by truck, and no truck of ours goes to this address. Please call us."
export const freightByPhone = "A part in your cart ships by truck, and freight to this address is quoted by phone. Call us to order it."
export const shippingQuoteByPhone = "This is more than we can price here for this address. Please call us: we will quote the shipping."
export const noCarrier = "No carrier of ours has a price for this address. Please check it, or call us: there may be another way."

/** What goes by van, and what goes by truck. */
export const splitByService = ({ parcels }: Pick<Shipment, "parcels">) => ({
  parcels: parcels.filter(({ isFreight }) => !isFreight),
  freight: parcels.filter(({ isFreight }) => isFreight)
})

/** Nothing that must not fly is sent by air, and nothing beside what comes by truck. */
export const canShipByAir = (parcels: ReadonlyArray<ShippableItem>): boolean =>
  parcels.every(({ isFreight, isGroundOnly }) => !isFreight && !isGroundOnly)

/** A box with one piece or several. */
export interface Package {
  readonly pounds: number
  /** The longest side of what is in it. */
  readonly longestInches: number
}

/** As much as one person lifts. */
const BOX_POUNDS = 50

/**
 * Boxes that hold all pieces: none is heavier than 50 pounds unless one piece is. The heaviest are packed first, each into the first box that
 * takes it. Where that takes more than `most`, one more than that is answered, and the rest is not packed.
 */
export const packItems = (parcels: ReadonlyArray<ShippableItem>, most = Number.POSITIVE_INFINITY): ReadonlyArray<Package> => {
  const boxes: Array<{ pounds: number; longestInches: number }> = []
  for (const { longestInches, pieces, pounds } of parcels.toSorted((a, b) => b.pounds - a.pounds || b.longestInches - a.longestInches)) {
    for (let piece = 0; piece < pieces; piece++) {
      if (boxes.length > most) return boxes
      const box = boxes.find((one) => one.pounds + pounds <= BOX_POUNDS)
      if (box === undefined) boxes.push({ pounds, longestInches })
      else {
        box.pounds += pounds
        box.longestInches = Math.max(box.longestInches, longestInches)
      }
    }
  }
  return boxes
}

/** Cubic inches that a pound of parts takes up with its packing: 12 pounds are a cubic foot. */
const INCHES_OF_POUND = 144

/** The sides of a box in whole inches, the longest first. Of a part only its longest side is known: the others follow from its weight. */
export const getPackageDimensions = ({ longestInches, pounds }: Package): readonly [number, number, number] => {
  const length = Math.max(1, Math.ceil(longestInches))
  const side = Math.min(length, Math.max(1, Math.ceil(Math.sqrt((pounds * INCHES_OF_POUND) / length))))
  return [length, side, side]
}
