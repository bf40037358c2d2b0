import type { VariantOffer } from "./previewVariant.ts"

/** A value of an option, by their ids: where it leads depends on what else is chosen. */
export interface OptionSelection {
  readonly option: number
  readonly value: number
}

/** The offer as it was, with the pressed value as the chosen one. */
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

/** Where a value leads from there; null for one that is not to be had beside what else is chosen. */
export const getSelectionHref = ({ options }: VariantOffer, pressed: OptionSelection): string | null => {
  const option = options.indexOptions.find(({ id }) => id === pressed.option)
  const value = option?.indexOptionValues.find(({ id }) => id === pressed.value)
  return value && !value.isDisabled ? value.url : null
}
