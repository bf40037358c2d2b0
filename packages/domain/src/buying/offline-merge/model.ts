import { Schema } from "effect"
import { Quantity, type SkuBaseNumber } from "../../catalog/catalog/model.ts"

/**
 * How many pieces of a thing there are, and what tells whether another device was there: `mark` counts every piece that was ever added. It
 * never falls, not even where the thing was taken out and came back.
 */
export const VersionedQuantity = Schema.Struct({ quantity: Quantity, mark: Schema.Number })
export interface VersionedQuantity extends Schema.Struct.Type<typeof VersionedQuantity.fields> {}

/** A change of how many there are of one thing, with what the device saw when it was asked for. */
export type QuantityChange =
  | { readonly _tag: "Add"; readonly pieces: number }
  | { readonly _tag: "Set"; readonly quantity: number; readonly seen: VersionedQuantity }
  | { readonly _tag: "Remove"; readonly seen: VersionedQuantity }

/** What there is after a change. `isOtherwise`: not what was asked for, because of another device. */
export interface MergeResult {
  readonly held: VersionedQuantity | null
  readonly isOtherwise: boolean
}

/** A part as a page showed it, for a device that is to show it where no service can be asked. */
export interface DisplayedPart {
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
