import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { parseBaseNumber } from "../products/baseNumber.ts"
import { type SoldProduct, soldProducts, type SoldVariant } from "../products/soldProducts.ts"
import { type Choice, getVariantNumbers } from "./Choice.ts"

export interface SoldItem {
  readonly product: SoldProduct
  readonly variant: SoldVariant
}

/** Catalog data of the items in a cart. */
export interface CatalogLookup {
  /** Undefined for variants that are no longer in the catalog. */
  readonly sold: (skuVariantNumber: string) => SoldItem | undefined
  /** The product of a variant, even if the variant no longer exists. */
  readonly product: (skuVariantNumber: string) => SoldProduct | undefined
}

/** Reads the catalog data of these items in one query. `isJudged` works as in `soldProducts`. */
export const loadCatalogLookup = async (
  database: Kysely<Tables>,
  choices: ReadonlyArray<Choice>,
  isJudged: boolean
): Promise<CatalogLookup> => {
  const numbers = choices.flatMap(getVariantNumbers)
  const products = numbers.length === 0 ? [] : await soldProducts(database, numbers, isJudged).execute()
  const byBase = new Map(products.map((product) => [product.sku_base_number, product]))
  const byVariant = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku_variant_number, { product, variant }] as const))
  )
  return {
    sold: (number) => byVariant.get(number),
    product: (number) => byVariant.get(number)?.product ?? byBase.get(parseBaseNumber(number))
  }
}
