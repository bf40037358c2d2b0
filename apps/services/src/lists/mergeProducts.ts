import { type ChosenComponent, clampQuantity } from "@camber/domain/catalog"
import type { ListItem } from "@camber/domain/lists"
import type { ProductIdentity, SavedProduct } from "./savedProducts.ts"

/** What of a list's product has to be the same for two to be one. */
export const getProductKey = (product: ProductIdentity): string =>
  [product.sku_base_number, product.sku_variant_number, JSON.stringify(product.components)].join("|")

/** A thing to put into a list, as it is kept: the parts of a kit in their order, so that the same choice is the same text. */
export const toSavedProduct = ({ kitComponents, quantity, skuBaseNumber, skuVariantNumber }: ListItem): SavedProduct => ({
  sku_base_number: skuBaseNumber,
  sku_variant_number: skuVariantNumber ?? "",
  components: kitComponents
    .toSorted(byOrdinality)
    .map(({ ordinality, skuVariantNumber: part }) => ({ ordinality, skuVariantNumber: part })),
  quantity,
  noted_price_cents: null
})

const byOrdinality = (one: ChosenComponent, other: ChosenComponent): number => one.ordinality - other.ordinality

/** Each different product among the added ones once, its quantity with what the list holds of it already, at most 999. */
export const mergeProducts = (kept: ReadonlyArray<SavedProduct>, added: ReadonlyArray<SavedProduct>): ReadonlyArray<SavedProduct> => {
  const pieces = new Map(kept.map((product) => [getProductKey(product), product.quantity]))
  const merged = new Map<string, SavedProduct>()
  for (const product of added) {
    const identity = getProductKey(product)
    const quantity = (pieces.get(identity) ?? 0) + product.quantity
    pieces.set(identity, quantity)
    merged.set(identity, { ...product, quantity: clampQuantity(quantity) })
  }
  return [...merged.values()]
}
