import type { Pricing } from "./card.ts"
import type { IndexOption } from "./model.ts"
import type { SkuVariantNumber } from "./sku.ts"

/** An option of a product with its possible values. */
export interface OptionDefinition {
  readonly id: number
  readonly ordinality: number
  readonly displayName: string
  readonly values: ReadonlyArray<{ readonly id: number; readonly ordinality: number; readonly displayName: string }>
}

/** The fields of a variant that option rules need. `optionValues` is in option order. */
export interface OptionVariant {
  readonly skuVariantNumber: SkuVariantNumber
  readonly optionValues: ReadonlyArray<string>
  readonly isPurchaseable: boolean
  /** Null if fitment was not requested. */
  readonly fits: boolean | null
  readonly pricing: Pick<Pricing, "salePrice">
}

/** The chosen value of each option, or null, in option order. */
export type SelectedValues = ReadonlyArray<string | null>

/** Returns `Select a {option name}` for each option without a choice (DRW-10). */
export const getMissingOptions = (options: ReadonlyArray<Pick<IndexOption, "displayName" | "isSelected">>): ReadonlyArray<string> =>
  options.filter(({ isSelected }) => !isSelected).map(({ displayName }) => `Select a ${displayName}`)
