import type { ChosenComponent } from "@camber/domain/catalog"

/** A variant with the selected kit components: what a cart line contains. */
export interface Choice {
  readonly skuVariantNumber: string
  readonly kitComponents: ReadonlyArray<typeof ChosenComponent.Encoded>
}

/** Escapes the separators of a choice key. */
const escapeSku = (number: string): string => number.replaceAll(/[%|=]/g, encodeURIComponent)

/** Returns the identity of an item, independent of the component order: `CAM-4-1|1=CAM-2-1|2=CAM-8-1`. */
export const getChoiceKey = ({ skuVariantNumber, kitComponents }: Choice): string =>
  [
    escapeSku(skuVariantNumber),
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${escapeSku(part.skuVariantNumber)}`)
  ].join("|")

/** Lists all variant numbers of an item. */
export const getVariantNumbers = ({ skuVariantNumber, kitComponents }: Choice): ReadonlyArray<string> => [
  skuVariantNumber,
  ...kitComponents.map((part) => part.skuVariantNumber)
]
