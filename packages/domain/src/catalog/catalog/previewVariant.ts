import type { Verdict } from "../../vehicles/fitment/model.ts"
import { indexOptions } from "./indexOptions.ts"
import type { ChoiceVariant, ProductChoices, ProductPage } from "./model.ts"
import { findClosestVariant } from "./options.ts"
import type { OptionSelection } from "./optionSelection.ts"
import { productHref } from "./rules.ts"

/** What a product's page says of the variant that is to be bought. */
export interface VariantOffer {
  readonly card: ProductPage["card"]
  readonly options: ProductPage["options"]
  /** `fit` is null where fitment was not asked for, and while it is not known. */
  readonly variant: Omit<ChoiceVariant, "fits"> & { readonly fit: Verdict | null }
}

type Choices = Pick<ProductChoices, "indexOptions" | "variants">

/** The offer of a product's page once these values are pressed beside what `from` has chosen; null where no variant has them all. */
export const resolveOffer = (
  page: VariantOffer,
  choices: Choices,
  from: VariantOffer,
  presses: ReadonlyArray<OptionSelection>
): VariantOffer | null => {
  const variant = findClosestVariant(
    choices.variants,
    choices.indexOptions.map(({ id, indexOptionValues }) => {
      const value = presses.findLast(({ option }) => option === id)?.value ?? chosenValue(from, id)
      return indexOptionValues.find((one) => one.id === value)?.displayName ?? null
    })
  )
  return variant && previewVariant(page, choices, variant.skuVariantNumber)
}

const chosenValue = ({ options }: VariantOffer, option: number): number | undefined =>
  options.indexOptions.find(({ id }) => id === option)?.indexOptionValues.find(({ isSelected }) => isSelected)?.id

/**
 * The offer of a product's page for another of its variants, before the services have answered; null where the choices do not know the
 * variant. The verdict stays where the choices say that both variants fit alike, and is open otherwise: it is never guessed.
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
