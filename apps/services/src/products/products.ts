import { productOptions, productPage, skuBases, unjudgedProduct, type ProductWithoutVerdict } from "@camber/domain/catalog"
import { comparison } from "@camber/domain/comparison"
import { partPairs } from "@camber/domain/mating"
import { InvalidArgument } from "../http/errors.ts"
import { type ProductCondition, withIds } from "./ListingFilter.ts"
import { createPartPairsResolver } from "../mating/compareWithParts.ts"
import { queryReviews } from "../reviews/queryReviews.ts"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { productReviews } from "@camber/domain/reviews"
import { createResolver, createServiceSchema, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { byBaseNumbers } from "./baseNumber.ts"
import { createComparisonResolver } from "./createComparisonResolver.ts"
import { productChoices, choiceVariants } from "./productChoices.ts"
import { createProductPageResolver } from "./productPage.ts"
import { toProductCard, queryProductRows } from "./queryProductRows.ts"
import { toApplication } from "./toApplication.ts"
import { productRecords } from "./productRecords.ts"

interface Request {
  readonly productPageId: number
  readonly skuVariantNumber: string | null
}

/**
 * Creates a resolver for a product page without a car, with all variants and applications, so that a device can
 * evaluate fitment. Resolves to null if the page does not exist.
 */
const createUnjudgedProductResolver =
  (store: ResolverContext) =>
  async ({ productPageId, skuVariantNumber }: Request): Promise<typeof ProductWithoutVerdict.Encoded | null> => {
    const page = await createProductPageResolver(store)({ productPageId, skuVariantNumber, project: null })
    const record = await productRecords(store.database, withIds([productPageId])).executeTakeFirst()
    if (page === null || record === undefined) return null
    const reference = await store.reference()
    return {
      page,
      isForVehicles: record.is_for_vehicles,
      variants: choiceVariants(record, store.imageUrls, new Map()),
      applications: JSON.stringify(record.applications.map((application) => toApplication(application, reference)))
    }
  }

/** Maximum products per call. */
export const mostSkuBases = 100

/** Matches products by base number. Throws `InvalidArgument` for more than 100 numbers. */
export const withBaseNumbers = (skuBaseNumbers: ReadonlyArray<string>): ProductCondition => {
  if (skuBaseNumbers.length > mostSkuBases)
    throw new InvalidArgument({ argument: "skuBaseNumbers", expected: `Expected at most ${mostSkuBases} numbers` })
  return byBaseNumbers(skuBaseNumbers)
}

/** Creates the schema behind /graphql/products; `others` are root fields of other capabilities. */
export const productsSchema = (store: ResolverContext, others: Readonly<Record<string, RootField>>) =>
  createServiceSchema(getServiceTypes("products"), {
    ...others,

    productPage: createResolver(productPage, "productPage", createProductPageResolver(store)),

    unjudgedProduct: createResolver(unjudgedProduct, "unjudgedProduct", createUnjudgedProductResolver(store)),

    productReviews: createResolver(productReviews, "productReviews", ({ after, productPageId }) =>
      queryReviews(store.database, productPageId, after).execute()
    ),

    comparison: createResolver(comparison, "comparison", createComparisonResolver(store)),

    partPairs: createResolver(partPairs, "partPairs", createPartPairsResolver(store)),

    skuBases: createResolver(skuBases, "skuBases", async ({ skuBaseNumbers }) => {
      const rows = await queryProductRows(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.map((row) => toProductCard(row, store.imageUrls, null))
    }),

    productOptions: createResolver(productOptions, "productOptions", productChoices(store))
  })
