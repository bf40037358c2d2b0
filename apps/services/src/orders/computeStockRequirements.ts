import type { CatalogLookup } from "../cart/CatalogLookup.ts"
import type { Choice } from "../cart/Choice.ts"
import type { TakenPieces } from "../database/orderTables.ts"

/** Units of one variant that an order needs. */
export interface StockRequirement {
  readonly skuVariantNumber: string
  readonly pieces: number
  /** Available units; null if the quantity is unlimited, because the item is made, ordered or shipped by the supplier for each order. */
  readonly inStock: number | null
}

/** Sums up the stock that lines need, sorted by variant. A kit needs its components. */
export const computeStockRequirements = (
  lines: ReadonlyArray<Choice & { readonly quantity: number }>,
  lookup: CatalogLookup
): ReadonlyArray<StockRequirement> => {
  const needs = new Map<string, { pieces: number; atOnce: number }>()
  for (const line of lines) {
    for (const { pieces: perPiece, skuVariantNumber: number } of getUnitRequirements(line, lookup)) {
      const before = needs.get(number) ?? { pieces: 0, atOnce: 0 }
      needs.set(number, { pieces: before.pieces + line.quantity * perPiece, atOnce: Math.max(before.atOnce, perPiece) })
    }
  }
  return [...needs]
    .map(([skuVariantNumber, { atOnce, pieces }]) => {
      const variant = lookup.sold(skuVariantNumber)?.variant
      // If the stock does not suffice for one kit, the component counts as shipped from the factory, as it does for the cart's quantity
      // limits.
      const isCounted = variant?.availability === "InStock" && variant.quantity >= atOnce
      return { skuVariantNumber, pieces, inStock: isCounted ? variant.quantity : null }
    })
    .toSorted((a, b) => (a.skuVariantNumber < b.skuVariantNumber ? -1 : 1))
}

/** Returns the units to reserve from stock. */
export const toReservedQuantities = (needs: ReadonlyArray<StockRequirement>): ReadonlyArray<TakenPieces> =>
  needs.flatMap(({ inStock, pieces, skuVariantNumber }) =>
    inStock === null ? [] : [{ skuVariantNumber, pieces: Math.min(pieces, inStock) }]
  )

/**
 * Returns the variants that one unit of a line needs: the variant itself, or the components of a kit. Two components may be the same
 * variant.
 */
export const getUnitRequirements = ({ kitComponents, skuVariantNumber }: Choice, lookup: CatalogLookup): ReadonlyArray<TakenPieces> => {
  const kitLines = lookup.sold(skuVariantNumber)?.product.kitLines ?? []
  if (kitLines.length === 0) return [{ skuVariantNumber, pieces: 1 }]
  return kitComponents.map((part) => ({
    skuVariantNumber: part.skuVariantNumber,
    pieces: kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
  }))
}
