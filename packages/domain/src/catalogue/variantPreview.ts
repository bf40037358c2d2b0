import type { Verdict } from "../fitment/model.ts"
import { indexOptions } from "./indexOptions.ts"
import type { ChoiceVariant, ProductChoices, ProductPage } from "./model.ts"
import { productHref } from "./rules.ts"

/** What a product's page says of the variant that is to be bought. */
export interface Offer {
  readonly card: ProductPage["card"]
  readonly options: ProductPage["options"]
  /** `fit` is null where fitment was not asked for, and while it is not known. */
  readonly variant: Omit<ChoiceVariant, "fits"> & { readonly fit: Verdict | null }
}

/**
 * The offer of a product's page for another of its variants, before the services have answered; null where the choices do not know the
 * variant. The verdict stays where the choices say that both variants fit alike, and is open otherwise: it is never guessed.
 */
export const variantPreview = (
  { card, options, variant }: Offer,
  { indexOptions: offered, variants }: Pick<ProductChoices, "indexOptions" | "variants">,
  skuVariantNumber: string
): Offer | null => {
  const chosen = variants.find((candidate) => candidate.skuVariantNumber === skuVariantNumber)
  const shown = variants.find((candidate) => candidate.skuVariantNumber === variant.skuVariantNumber)
  if (chosen === undefined) return null
  const definitions = offered.map((option) => ({ ...option, values: option.indexOptionValues }))
  const hrefOf = (one: { readonly skuVariantNumber: string }) => productHref(card.productPageUrl, one.skuVariantNumber)
  return {
    card,
    options: {
      ...options,
      skuVariantNumber: chosen.skuVariantNumber,
      isPurchaseable: chosen.isPurchaseable,
      indexOptions: indexOptions(definitions, variants, chosen.optionValues, hrefOf)
    },
    variant: { ...chosen, fit: shown?.fits === chosen.fits ? variant.fit : null }
  }
}
