import type { ProductOptions, SkuVariantNumber } from "./model.ts"

/** What the add button of a card leads to. */
export type ListingAddStep =
  | { readonly _tag: "Add"; readonly skuVariantNumber: SkuVariantNumber }
  | { readonly _tag: "ChooseVariant" }
  | { readonly _tag: "BuildKit" }
  | { readonly _tag: "OpenPage" }

/** ATC-10 to ATC-13; null where the options could not be had. What has neither a choice nor a variant cannot be resolved either. */
export const getListingAddStep = (
  options: Pick<ProductOptions, "indexOptions" | "kitComponents" | "skuVariantNumber"> | null
): ListingAddStep => {
  if (options === null) return { _tag: "OpenPage" }
  if (options.indexOptions.some(({ indexOptionValues }) => indexOptionValues.length > 1)) return { _tag: "ChooseVariant" }
  if (options.kitComponents.length > 0) return { _tag: "BuildKit" }
  return options.skuVariantNumber === null ? { _tag: "OpenPage" } : { _tag: "Add", skuVariantNumber: options.skuVariantNumber }
}
