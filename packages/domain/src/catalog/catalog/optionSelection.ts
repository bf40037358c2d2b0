import type { VariantOffer } from "./previewVariant.ts"
import type { ProductOptions } from "./model.ts"
import type { SkuVariantNumber } from "./sku.ts"

/** An option value by id. Its URL depends on the other choices. */
export interface OptionSelection {
  readonly option: number
  readonly value: number
}

/** Marks the value as selected and leaves the rest of the offer unchanged. */
export const applySelection = (offer: VariantOffer, pressed: OptionSelection): VariantOffer => ({
  ...offer,
  options: {
    ...offer.options,
    indexOptions: offer.options.indexOptions.map((option) =>
      option.id === pressed.option
        ? {
            ...option,
            isSelected: true,
            indexOptionValues: option.indexOptionValues.map((value) => ({ ...value, isSelected: value.id === pressed.value }))
          }
        : option
    )
  }
})

/** Returns the URL of a value, or null if the value is unavailable with the other choices. */
export const getSelectionHref = ({ options }: VariantOffer, pressed: OptionSelection): string | null => {
  const option = options.indexOptions.find(({ id }) => id === pressed.option)
  const value = option?.indexOptionValues.find(({ id }) => id === pressed.value)
  return value && !value.isDisabled ? value.url : null
}

/** The action of a card's add button. */
export type ListingAddStep =
  | { readonly _tag: "Add"; readonly skuVariantNumber: SkuVariantNumber }
  | { readonly _tag: "ChooseVariant" }
  | { readonly _tag: "BuildKit" }
  | { readonly _tag: "OpenPage" }

/**
 * Returns the action of a card's add button (ATC-10 to ATC-13). `options` is null if they could not be loaded. A product without choices
 * and without a variant cannot be resolved either.
 */
export const getListingAddStep = (
  options: Pick<ProductOptions, "indexOptions" | "kitComponents" | "skuVariantNumber"> | null
): ListingAddStep => {
  if (options === null) return { _tag: "OpenPage" }
  if (options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)) return { _tag: "ChooseVariant" }
  if (options.kitComponents.length > 0) return { _tag: "BuildKit" }
  return options.skuVariantNumber === null ? { _tag: "OpenPage" } : { _tag: "Add", skuVariantNumber: options.skuVariantNumber }
}
