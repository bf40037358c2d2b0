import type { Verdict } from "../../vehicles/fitment/model.ts"
import { indexOptions } from "./indexOptions.ts"
import type { ChoiceVariant, ProductChoices } from "./model.ts"
import type { ProductPage } from "./page.ts"
import { findClosestVariant } from "./options.ts"
import type { OptionSelection } from "./optionSelection.ts"
import { productHref } from "./rules.ts"

/** The part of a product page that depends on the selected variant. */
export interface VariantOffer {
  readonly card: ProductPage["card"]
  readonly options: ProductPage["options"]
  /** `fit` is null if fitment was not requested or is not known yet. */
  readonly variant: Omit<ChoiceVariant, "fits"> & { readonly fit: Verdict | null }
}

type Choices = Pick<ProductChoices, "indexOptions" | "variants">

/** Returns the offer after these selections on top of the choices in `from`, or null if no variant matches. */
export const resolveOffer = (
  page: VariantOffer,
  choices: Choices,
  from: VariantOffer,
  presses: ReadonlyArray<OptionSelection>
): VariantOffer | null => {
  const variant = findClosestVariant(
    choices.variants,
    choices.indexOptions.map(({ id, indexOptionValues }) => {
      const value = presses.findLast(({ option }) => option === id)?.value ?? getChosenValue(from, id)
      return indexOptionValues.find((one) => one.id === value)?.displayName ?? null
    })
  )
  return variant && previewVariant(page, choices, variant.skuVariantNumber)
}

const getChosenValue = ({ options }: VariantOffer, option: number): number | undefined =>
  options.indexOptions.find(({ id }) => id === option)?.indexOptionValues.find(({ isSelected }) => isSelected)?.id

/**
 * Previews another variant of a product page before the services respond. Returns null for an unknown variant. Keeps the verdict only if
 * both variants have the same `fits`; otherwise clears it instead of guessing.
 */
export const previewVariant = (
  { card, options, variant }: VariantOffer,
  { indexOptions: offered, variants }: Choices,
  skuVariantNumber: string
): VariantOffer | null => {
  const chosen = variants.find((candidate) => candidate.skuVariantNumber === skuVariantNumber)
  const shown = variants.find((candidate) => candidate.skuVariantNumber === variant.skuVariantNumber)
  if (chosen === undefined) return null
  const definitions = offered.map((option) => ({ ...option, values: option.indexOptionValues }))
  const getHref = (one: { readonly skuVariantNumber: string }) => productHref(card.productPageUrl, one.skuVariantNumber)
  return {
    card,
    options: {
      ...options,
      skuVariantNumber: chosen.skuVariantNumber,
      isPurchaseable: chosen.isPurchaseable,
      indexOptions: indexOptions(definitions, variants, chosen.optionValues, getHref)
    },
    variant: { ...chosen, fit: shown?.fits === chosen.fits ? variant.fit : null }
  }
}
