import type { Pricing } from "./card.ts"
import type { IndexOption, IndexOptionValue } from "./model.ts"
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

const matchesChoices = (variant: OptionVariant, choices: SelectedValues): boolean =>
  choices.every((value, at) => value === null || variant.optionValues[at] === value)

/** Finds the variant with exactly these choices. Returns null while a choice is open or if no such variant exists. */
export const findVariant = <Variant extends OptionVariant>(variants: ReadonlyArray<Variant>, choices: SelectedValues): Variant | null =>
  choices.includes(null) ? null : (variants.find((variant) => matchesChoices(variant, choices)) ?? null)

/** Finds the first variant that matches all choices made so far, purchasable variants first (DRW-05). */
export const findClosestVariant = <Variant extends OptionVariant>(
  variants: ReadonlyArray<Variant>,
  choices: SelectedValues
): Variant | null => {
  const accepted = variants.filter((variant) => matchesChoices(variant, choices))
  return accepted.find(({ isPurchaseable }) => isPurchaseable) ?? accepted[0] ?? null
}

/** Returns the state of a value (DRW-04). For a list, a value that is currently not purchasable is still available (DRW-03). */
export const getValueState = (
  value: Pick<IndexOptionValue, "isSelected" | "isDisabled" | "isPurchaseable">,
  purpose: "cart" | "list" = "cart"
): "selected" | "unavailable" | "available" =>
  value.isSelected ? "selected" : value.isDisabled || (purpose === "cart" && !value.isPurchaseable) ? "unavailable" : "available"

/**
 * Returns buttons for up to 5 values, in kit and select-options drawers for up to 4, and always if a value has a URL (DRW-06 to DRW-08).
 */
export const getValueControl = (values: ReadonlyArray<Pick<IndexOptionValue, "url">>, place: "variant" | "kit"): "buttons" | "dropdown" =>
  values.length <= (place === "kit" ? 4 : 5) || values.some(({ url }) => url !== null) ? "buttons" : "dropdown"

/** Returns `Select a {option name}` for each option without a choice (DRW-10). */
export const getMissingOptions = (options: ReadonlyArray<Pick<IndexOption, "displayName" | "isSelected">>): ReadonlyArray<string> =>
  options.filter(({ isSelected }) => !isSelected).map(({ displayName }) => `Select a ${displayName}`)
