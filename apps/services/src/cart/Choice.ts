import type { ChosenComponent } from "@camber/domain/catalog"

/** A variant with the selected kit components: what a cart line contains. */
export interface Choice {
  readonly skuVariantNumber: string
  readonly kitComponents: ReadonlyArray<typeof ChosenComponent.Encoded>
}

/** Lists all variant numbers of an item. */
export const getVariantNumbers = ({ skuVariantNumber, kitComponents }: Choice): ReadonlyArray<string> => [
  skuVariantNumber,
  ...kitComponents.map((part) => part.skuVariantNumber)
]
