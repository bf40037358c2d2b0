import type { VariantOffer } from "./previewVariant.ts"

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
