import { clampQuantity } from "@camber/domain/cart"
import type { ListItem } from "@camber/domain/lists"
import type { KeptProduct } from "./keptLists.ts"

/** What of a list's product has to be the same for two to be one. */
export const identityOf = (product: Pick<KeptProduct, "sku_base_number" | "sku_variant_number">): string =>
  `${product.sku_base_number}|${product.sku_variant_number}`

/** A thing to put into a list, as it is kept. */
export const productOf = ({ skuBaseNumber, skuVariantNumber, quantity }: ListItem): KeptProduct => ({
  sku_base_number: skuBaseNumber,
  sku_variant_number: skuVariantNumber ?? "",
  quantity
})

/** Each different product among the added ones once, its quantity with what the list holds of it already, at most 999. */
export const mergeProducts = (kept: ReadonlyArray<KeptProduct>, added: ReadonlyArray<KeptProduct>): ReadonlyArray<KeptProduct> => {
  const pieces = new Map(kept.map((product) => [identityOf(product), product.quantity]))
  const merged = new Map<string, KeptProduct>()
  for (const product of added) {
    const identity = identityOf(product)
    const quantity = (pieces.get(identity) ?? 0) + product.quantity
    pieces.set(identity, quantity)
    merged.set(identity, { ...product, quantity: clampQuantity(quantity) })
  }
  return [...merged.values()]
}
