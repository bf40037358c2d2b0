import type { IndexOption, IndexOptionValue, Pricing, SkuVariantNumber } from "./model.ts"

/** One option of a product and the values that it can have. */
export interface OptionDefinition {
  readonly id: number
  readonly ordinality: number
  readonly displayName: string
  readonly values: ReadonlyArray<{ readonly id: number; readonly ordinality: number; readonly displayName: string }>
}

/** What options need to know of a variant; `optionValues` in the order of the options. */
export interface OptionVariant {
  readonly skuVariantNumber: SkuVariantNumber
  readonly optionValues: ReadonlyArray<string>
  readonly isPurchaseable: boolean
  /** null where fitment was not asked for. */
  readonly fits: boolean | null
  readonly pricing: Pick<Pricing, "salePrice">
}

/** The value chosen of each option, null where none is yet; in the order of the options. */
export type SelectedValues = ReadonlyArray<string | null>

const accepts = (variant: OptionVariant, choices: SelectedValues): boolean =>
  choices.every((value, at) => value === null || variant.optionValues[at] === value)

/** The variant that all choices together name; null while one is open or when there is no such variant. */
export const findVariant = <Variant extends OptionVariant>(variants: ReadonlyArray<Variant>, choices: SelectedValues): Variant | null =>
  choices.includes(null) ? null : (variants.find((variant) => accepts(variant, choices)) ?? null)

/** The variant that a choice leads to, which is the first that has all that is chosen; one that can be bought goes before (DRW-05). */
export const findClosestVariant = <Variant extends OptionVariant>(
  variants: ReadonlyArray<Variant>,
  choices: SelectedValues
): Variant | null => {
  const accepted = variants.filter((variant) => accepts(variant, choices))
  return accepted.find(({ isPurchaseable }) => isPurchaseable) ?? accepted[0] ?? null
}

/** How a value can be used: it is chosen, can be, or cannot (DRW-04). A list takes what cannot be bought now, too (DRW-03). */
export const getValueState = (
  value: Pick<IndexOptionValue, "isSelected" | "isDisabled" | "isPurchaseable">,
  purpose: "cart" | "list" = "cart"
): "selected" | "unavailable" | "available" =>
  value.isSelected ? "selected" : value.isDisabled || (purpose === "cart" && !value.isPurchaseable) ? "unavailable" : "available"

/** Buttons up to 5 values, in kit and select-options drawers up to 4, and always when a value has an address (DRW-06 to DRW-08). */
export const getValueControl = (values: ReadonlyArray<Pick<IndexOptionValue, "url">>, place: "variant" | "kit"): "buttons" | "dropdown" =>
  values.length <= (place === "kit" ? 4 : 5) || values.some(({ url }) => url !== null) ? "buttons" : "dropdown"

/** `Select a {option name}` for each option without a choice (DRW-10). */
export const getMissingOptions = (options: ReadonlyArray<Pick<IndexOption, "displayName" | "isSelected">>): ReadonlyArray<string> =>
  options.filter(({ isSelected }) => !isSelected).map(({ displayName }) => `Select a ${displayName}`)
