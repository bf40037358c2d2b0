/** Escapes the separators of a choice key. */
const escapeSku = (sku: string): string => sku.replaceAll(/[%|=]/g, encodeURIComponent)

/** Returns the identity of a variant with its chosen kit components, in any order: `CAM-4-1|1=CAM-2-1|2=CAM-8-1`. */
export const getChoiceKey = ({
  kitComponents,
  skuVariantNumber
}: {
  readonly kitComponents: ReadonlyArray<{ readonly ordinality: number; readonly skuVariantNumber: string }>
  readonly skuVariantNumber: string
}): string =>
  [
    escapeSku(skuVariantNumber),
    ...kitComponents.toSorted((a, b) => a.ordinality - b.ordinality).map((part) => `${part.ordinality}=${escapeSku(part.skuVariantNumber)}`)
  ].join("|")
