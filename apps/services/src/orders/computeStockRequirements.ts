import type { CatalogLookup } from "../cart/CatalogLookup.ts"
import type { Choice } from "../cart/Choice.ts"
import type { TakenPieces } from "../database/orderTables.ts"

/** Pieces of one variant that an order takes. */
export interface StockRequirement {
  readonly skuVariantNumber: string
  readonly pieces: number
  /** Of what there are this many; null where it does not run out: it is made, ordered or shipped by the factory for each order. */
  readonly inStock: number | null
}

/** What lines take of the stock in all, in the order of the numbers: a kit takes its parts. */
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
      // What does not suffice for one kit comes from the factory, as the cart's limits have it.
      const isCounted = variant?.availability === "InStock" && variant.quantity >= atOnce
      return { skuVariantNumber, pieces, inStock: isCounted ? variant.quantity : null }
    })
    .toSorted((a, b) => (a.skuVariantNumber < b.skuVariantNumber ? -1 : 1))
}

/** What an order of these needs takes off the shelves. */
export const toReservedQuantities = (needs: ReadonlyArray<StockRequirement>): ReadonlyArray<TakenPieces> =>
  needs.flatMap(({ inStock, pieces, skuVariantNumber }) =>
    inStock === null ? [] : [{ skuVariantNumber, pieces: Math.min(pieces, inStock) }]
  )

/** What one piece of a line takes: itself, or a kit's parts, of which two may be the same variant. */
export const getUnitRequirements = ({ kitComponents, skuVariantNumber }: Choice, lookup: CatalogLookup): ReadonlyArray<TakenPieces> => {
  const kitLines = lookup.sold(skuVariantNumber)?.product.kitLines ?? []
  if (kitLines.length === 0) return [{ skuVariantNumber, pieces: 1 }]
  return kitComponents.map((part) => ({
    skuVariantNumber: part.skuVariantNumber,
    pieces: kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
  }))
}
