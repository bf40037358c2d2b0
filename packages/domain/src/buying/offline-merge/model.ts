import { Schema } from "effect"
import { Quantity, type SkuBaseNumber } from "../../catalog/catalog/sku.ts"

export * from "./mergeChange.ts"

/**
 * A quantity with its version counter.
 *
 * `mark` counts every piece that was ever added, which reveals changes by other devices. `mark` never decreases, even if the item is
 * removed and added again.
 */
export const VersionedQuantity = Schema.Struct({ quantity: Quantity, mark: Schema.Number })
export interface VersionedQuantity extends Schema.Struct.Type<typeof VersionedQuantity.fields> {}

/** A change of an item's quantity, with the base version that the device displayed. */
export type QuantityChange =
  | { readonly _tag: "Add"; readonly pieces: number }
  | { readonly _tag: "Set"; readonly quantity: number; readonly seen: VersionedQuantity }
  | { readonly _tag: "Remove"; readonly seen: VersionedQuantity }

/** Quantity after a merge. `hadConflict` means that another device's change won. */
export interface MergeResult {
  readonly held: VersionedQuantity | null
  readonly hadConflict: boolean
}

/** Display data of a part, for use while offline. */
export interface DisplayedPart {
  readonly skuBaseNumber: SkuBaseNumber
  readonly title: string
  readonly brand: string
  readonly imageUrl: string
  readonly productPageUrl: string
  /** Formatted price, such as '$119.99'. */
  readonly price: string
  /** US dollars; absent if the page does not show the core charge. */
  readonly coreCharge?: number | null
}
