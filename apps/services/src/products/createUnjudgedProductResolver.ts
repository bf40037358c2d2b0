import type { ProductWithoutVerdict } from "@camber/domain/catalog"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toApplication } from "./toApplication.ts"
import { withIds } from "./ListingFilter.ts"
import { choiceVariants } from "./productChoices.ts"
import { createProductPageResolver } from "./productPage.ts"
import { productRecords } from "./productRecords.ts"

interface Request {
  readonly productPageId: number
  readonly skuVariantNumber: string | null
}

/**
 * Creates a resolver for a product page without a car, with all variants and applications, so that a device can
 * evaluate fitment. Resolves to null if the page does not exist.
 */
export const createUnjudgedProductResolver =
  (store: ResolverContext) =>
  async ({ productPageId, skuVariantNumber }: Request): Promise<typeof ProductWithoutVerdict.Encoded | null> => {
    const page = await createProductPageResolver(store)({ productPageId, skuVariantNumber, project: null })
    const record = await productRecords(store.database, withIds([productPageId])).executeTakeFirst()
    if (page === null || record === undefined) return null
    const reference = await store.reference()
    return {
      page,
      variants: choiceVariants(record, store.imageUrls, new Map()),
      applications: JSON.stringify(record.applications.map((application) => toApplication(application, reference)))
    }
  }
