import { variantIndex, getPageId } from "./identity.ts"
import { Random } from "./random.ts"
import { type StockRow, type VariantRow, readCatalogTable } from "./rows.ts"

/** The shop's warehouses, numbered from 1. */
const warehouses = [1, 2, 3, 4] as const
const concentration = 0.6

/** Samples a gamma distribution with a shape below 1 (Marsaglia and Tsang, boosted). */
const gamma = (random: Random, shape: number): number => {
  const d = shape + 1 - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = random.normal()
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random.fraction()) < 0.5 * x * x + d - d * v + d * Math.log(v))
      return d * v * (1 - random.fraction()) ** (1 / shape)
  }
}

/** Distributes a variant's quantity over the warehouses by a Dirichlet draw: one or two warehouses get most of it. */
export const createStock = (seed: string, family: number, variant: VariantRow): ReadonlyArray<StockRow> => {
  if (variant.quantity === 0) return []
  const random = new Random(seed, "stock", variantIndex(family, variant.ordinality))
  const shares = warehouses.map(() => gamma(random, concentration))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let rest = variant.quantity
  return warehouses.flatMap((warehouse, place) => {
    const isLast = place === warehouses.length - 1
    const quantity = isLast ? rest : Math.min(rest, Math.round((variant.quantity * (shares[place] ?? 0)) / total))
    rest -= quantity
    return quantity > 0 ? [{ sku_variant_number: variant.sku_variant_number, warehouse, quantity }] : []
  })
}

/** Number of the replacement, by the number of the withdrawn family. */
const replacements: ReadonlyMap<number, number> = new Map(
  readCatalogTable("withdrawn.tsv", ["product", "replaced_by"]).map((row) => [
    Number(row.product) - getPageId(0),
    Number(row.replaced_by) - getPageId(0)
  ])
)

/** Returns whether a family was withdrawn; the number of a withdrawn family stays unused. */
export const isWithdrawn = (index: number): boolean => replacements.has(index)

const byReplacement = Map.groupBy(replacements.keys(), (index) => replacements.get(index))

/** Returns the withdrawn families that a family replaced. */
export const replacedBy = (index: number): ReadonlyArray<number> => byReplacement.get(index) ?? []
