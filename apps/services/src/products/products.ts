import { productOptions, productPage, skuBases, unjudgedProduct } from "@camber/domain/catalog"
import { comparison } from "@camber/domain/comparison"
import { InvalidArgument } from "../http/errors.ts"
import type { ProductCondition } from "./ListingFilter.ts"
import { queryReviews } from "../reviews/queryReviews.ts"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { productReviews } from "@camber/domain/reviews"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { byBaseNumbers } from "./baseNumber.ts"
import { createComparisonResolver } from "./createComparisonResolver.ts"
import { productChoices } from "./productChoices.ts"
import { createProductPageResolver } from "./productPage.ts"
import { toProductCard, queryProductRows } from "./queryProductRows.ts"
import { createUnjudgedProductResolver } from "./createUnjudgedProductResolver.ts"

/** Maximum products per call. */
export const mostSkuBases = 100

/** Matches products by base number. Throws `InvalidArgument` beyond 100. */
export const withBaseNumbers = (skuBaseNumbers: ReadonlyArray<string>): ProductCondition => {
  if (skuBaseNumbers.length > mostSkuBases)
    throw new InvalidArgument({ argument: "skuBaseNumbers", expected: `Expected at most ${mostSkuBases} numbers` })
  return byBaseNumbers(skuBaseNumbers)
}

/** Creates the schema behind /graphql/products. */
export const productsSchema = (store: ResolverContext) =>
  createServiceSchema(getServiceTypes("products"), {
    productPage: createResolver(productPage, "productPage", createProductPageResolver(store)),

    unjudgedProduct: createResolver(unjudgedProduct, "unjudgedProduct", createUnjudgedProductResolver(store)),

    productReviews: createResolver(productReviews, "productReviews", ({ after, productPageId }) =>
      queryReviews(store.database, productPageId, after).execute()
    ),

    comparison: createResolver(comparison, "comparison", createComparisonResolver(store)),

    skuBases: createResolver(skuBases, "skuBases", async ({ skuBaseNumbers }) => {
      const rows = await queryProductRows(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.map((row) => toProductCard(row, store.imageUrls, null))
    }),

    productOptions: createResolver(productOptions, "productOptions", productChoices(store))
  })
