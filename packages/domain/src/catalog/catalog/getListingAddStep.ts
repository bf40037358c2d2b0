import type { ProductOptions, SkuVariantNumber } from "./model.ts"

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
