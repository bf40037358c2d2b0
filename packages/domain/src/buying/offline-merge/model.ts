import { Schema } from "effect"
import { Quantity, type SkuBaseNumber } from "../../catalog/catalog/model.ts"

/**
 * How many pieces of a thing there are, and what tells whether another device was there: `mark` counts every piece that was ever added. It
 * never falls, not even where the thing was taken out and came back.
 */
export const Held = Schema.Struct({ quantity: Quantity, mark: Schema.Number })
export interface Held extends Schema.Struct.Type<typeof Held.fields> {}

/** A change of how many there are of one thing, with what the device saw when it was asked for. */
export type PieceChange =
  | { readonly _tag: "Add"; readonly pieces: number }
  | { readonly _tag: "Set"; readonly quantity: number; readonly seen: Held }
  | { readonly _tag: "Remove"; readonly seen: Held }

/** What there is after a change. `isOtherwise`: not what was asked for, because of another device. */
export interface Settled {
  readonly held: Held | null
  readonly isOtherwise: boolean
}

/** A part as a page showed it, for a device that is to show it where no service can be asked. */
export interface PartSeen {
  readonly skuBaseNumber: SkuBaseNumber
  readonly title: string
  readonly brand: string
  readonly imageUrl: string
  readonly productPageUrl: string
  /** Formatted: '$119.99'. */
  readonly price: string
  /** US dollars, as it travels; absent where the page does not tell. */
  readonly coreCharge?: number | null
}
