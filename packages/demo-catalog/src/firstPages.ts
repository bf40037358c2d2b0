import { generateCatalogRows, type CatalogRows } from "./generateCatalogRows.ts"
import { referenceRows } from "./referenceRows.ts"

/** First page of a listing. */
export interface FirstPage {
  /** Name of the listing, such as "type oil-filter", "category 2-3" or "brand ironvale". */
  readonly listing: string
  /** Number of products of the listing in the whole catalog. */
  readonly sold: number
  /** Image URLs in display order. */
  readonly pictures: ReadonlyArray<string>
}

/** Number of products on a page of a listing. */
const PAGE = 24

/** Returns the first page of the whole shop and of each nonempty category, subcategory, type and brand, sorted by sales. */
export const firstPages = (skus: number, seed = "camber"): ReadonlyArray<FirstPage> => {
  const products = [...generateCatalogRows({ skus, seed })]
    .flatMap(({ product }) => product)
    .toSorted((a, b) => a.sales_rank - b.sales_rank || a.product_page_id - b.product_page_id)
  const { brand, category, product_type } = referenceRows()
  const types = new Map(product_type.map((row) => [row.product_type_id, row.slug]))
  const brands = new Map(brand.map((row) => [row.brand_id, row.slug]))
  const parents = new Map(category.map((row) => [row.category_id, row.parent_id]))
  const listings: ReadonlyArray<(product: CatalogRows["product"][number]) => string> = [
    () => "shop",
    (product) => `category ${parents.get(product.category_id)}`,
    (product) => `category ${product.category_id}`,
    (product) => `type ${types.get(product.product_type_id)}`,
    (product) => `brand ${brands.get(product.brand_id)}`
  ]
  return listings.flatMap((listingOf) =>
    [...Map.groupBy(products, listingOf)].map(([listing, all]) => ({
      listing,
      sold: all.length,
      pictures: all.slice(0, PAGE).map(({ image }) => image)
    }))
  )
}
