import { productOptions, productPage, skuBases, unjudgedProduct } from "@camber/domain/catalog"
import { comparison } from "@camber/domain/comparison"
import { BadInput } from "../http/failures.ts"
import type { ProductCondition } from "./ListingFilter.ts"
import { reviewsOf } from "../reviews/reviewsOf.ts"
import { typesOf } from "@camber/domain/registry/graphql"
import { productReviews } from "@camber/domain/reviews"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { ofBases } from "./baseNumber.ts"
import { comparing } from "./comparing.ts"
import { productChoices } from "./productChoices.ts"
import { productPages } from "./productPage.ts"
import { cardOf, productRows } from "./productRows.ts"
import { unjudgedProducts } from "./unjudgedProducts.ts"

/** The most products that one call may ask for. */
export const mostSkuBases = 100

/** Products by their base numbers. Rejects with `BadInput` beyond 100. */
export const withBaseNumbers = (skuBaseNumbers: ReadonlyArray<string>): ProductCondition => {
  if (skuBaseNumbers.length > mostSkuBases)
    throw new BadInput({ argument: "skuBaseNumbers", expected: `Expected at most ${mostSkuBases} numbers` })
  return ofBases(skuBaseNumbers)
}

/** The service behind /graphql/products. */
export const productsSchema = (store: Store) =>
  serviceSchema(typesOf("products"), {
    productPage: answering(productPage, "productPage", productPages(store)),

    unjudgedProduct: answering(unjudgedProduct, "unjudgedProduct", unjudgedProducts(store)),

    productReviews: answering(productReviews, "productReviews", ({ after, productPageId }) =>
      reviewsOf(store.database, productPageId, after).execute()
    ),

    comparison: answering(comparison, "comparison", comparing(store)),

    skuBases: answering(skuBases, "skuBases", async ({ skuBaseNumbers }) => {
      const rows = await productRows(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.map((row) => cardOf(row, store.pictures, null))
    }),

    productOptions: answering(productOptions, "productOptions", productChoices(store))
  })
