import { type QuantityLimits, getQuantityLimits } from "@camber/domain/cart"
import type { CatalogLookup } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/**
 * Returns the quantity limits of an item in the cart. A kit is limited by its components. An item that is no longer
 * sold has no limits.
 */
export const getChoiceLimits = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): QuantityLimits => {
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return getQuantityLimits(1, [])
  const { kitLines } = sold.product
  const parts = kitComponents.flatMap((part) => {
    const variant = lookup.sold(part.skuVariantNumber)?.variant
    const perPiece = kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
    return variant === undefined ? [] : { availability: variant.availability, quantity: variant.quantity, perPiece }
  })
  return getQuantityLimits(sold.variant.minimum_quantity, kitLines.length > 0 ? parts : [{ ...sold.variant, perPiece: 1 }])
}
