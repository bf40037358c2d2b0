import { type ChosenComponent, clampQuantity } from "@camber/domain/catalog"
import type { ListItem } from "@camber/domain/lists"
import type { ProductIdentity, SavedProduct } from "./savedProducts.ts"

/** Returns the identity of a product within a list. */
export const getProductKey = (product: ProductIdentity): string =>
  [product.sku_base_number, product.sku_variant_number, JSON.stringify(product.components)].join("|")

/** Converts an item for storage. Sorts kit components, so that equal selections are stored equally. */
export const toSavedProduct = ({ kitComponents, quantity, skuBaseNumber, skuVariantNumber }: ListItem): SavedProduct => ({
  sku_base_number: skuBaseNumber,
  sku_variant_number: skuVariantNumber ?? "",
  components: kitComponents
    .toSorted(byOrdinality)
    .map(({ ordinality, skuVariantNumber: part }) => ({ ordinality, skuVariantNumber: part })),
  quantity,
  noted_price_cents: null
})

const byOrdinality = (left: ChosenComponent, right: ChosenComponent): number => left.ordinality - right.ordinality

/** Merges added products with the products of the list. Equal products become one, with the sum of their quantities, at most 999. */
export const mergeProducts = (listed: ReadonlyArray<SavedProduct>, added: ReadonlyArray<SavedProduct>): ReadonlyArray<SavedProduct> => {
  const pieces = new Map(listed.map((product) => [getProductKey(product), product.quantity]))
  const merged = new Map<string, SavedProduct>()
  for (const product of added) {
    const identity = getProductKey(product)
    const quantity = (pieces.get(identity) ?? 0) + product.quantity
    pieces.set(identity, quantity)
    merged.set(identity, { ...product, quantity: clampQuantity(quantity) })
  }
  return [...merged.values()]
}
