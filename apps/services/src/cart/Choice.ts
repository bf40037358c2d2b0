import type { ChosenComponent } from "@camber/domain/catalog"

/** What one line of a cart is: a variant and, of a kit, the variant chosen for each of its parts. */
export interface Choice {
  readonly skuVariantNumber: string
  readonly kitComponents: ReadonlyArray<typeof ChosenComponent.Encoded>
}

/** What two choices of the same have in common, whatever the order of their parts: `CAM-4-1|1=CAM-2-1|2=CAM-8-1`. */
export const getChoiceKey = ({ skuVariantNumber, kitComponents }: Choice): string =>
  [
    skuVariantNumber,
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${part.skuVariantNumber}`)
  ].join("|")

/** Every variant that a choice names. */
export const getVariantNumbers = ({ skuVariantNumber, kitComponents }: Choice): ReadonlyArray<string> => [
  skuVariantNumber,
  ...kitComponents.map((part) => part.skuVariantNumber)
]
