import { type QuantityLimits, getQuantityLimits } from "@camber/domain/cart"
import type { CatalogLookup } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/** How many pieces of a choice a cart may hold today: a kit is as many as its parts make. What is gone has no limits. */
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
