import { SkuBaseNumber } from "@camber/domain/catalog"
import { MAX_COMPARED } from "@camber/domain/comparison"
import { sections } from "@camber/domain/recommendations"
import { sql, type SqlBool } from "kysely"
import { allOf, ALL_PRODUCTS } from "../products/ListingFilter.ts"
import { createComparisonResolver } from "../products/createComparisonResolver.ts"
import { createBlock } from "./createBlock.ts"
import { createSharedApplicationFilter, createCompatibilityFilter } from "./toKnownProject.ts"
import type { Recommender } from "./Origin.ts"
import { recommendedProducts } from "./recommendedProducts.ts"

/**
 * Compares the product with best sellers of its type for the same car; returns nothing if there are no other products. The page evaluates
 * the fit, because the request does not contain the engine.
 */
export const besideItsKind: Recommender = async (store, _reference, { car, skuBaseNumbers: [origin] }) => {
  if (origin === undefined) return []
  const product = await store.database
    .selectFrom("product")
    .select(["product_page_id", "product_type_id"])
    .where("sku_base_number", "=", origin)
    .executeTakeFirst()
  if (product === undefined) return []
  const condition = allOf([
    () => sql<SqlBool>`product.product_type_id = ${product.product_type_id}`,
    createSharedApplicationFilter([product.product_page_id]),
    car === null ? ALL_PRODUCTS : createCompatibilityFilter(car)
  ])
  const others = await recommendedProducts(store, { condition, order: "popular", without: [origin], limit: MAX_COMPARED - 1 })
  const numbers = [origin, ...others.flatMap((item) => (item._tag === "Product" ? [item.skuBase] : []))]
  if (numbers.length < 2) return []
  const { header, products } = await createComparisonResolver(store)({
    project: null,
    skuBaseNumbers: numbers.map((number) => SkuBaseNumber.make(number))
  })
  return [
    createBlock(sections.productComparison, {
      title: "Compare With Similar Parts",
      displayType: "comparison",
      checkFitment: true,
      recommendations: [
        { _tag: "ComparisonHeader", ...header },
        ...products.map((product) => ({ _tag: "ComparisonProduct" as const, ...product }))
      ]
    })
  ]
}
