import type { SuggestedProduct } from "@camber/domain/search"
import type { Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { createKeyedInvalidatedCache } from "../change-log/invalidatedCaches.ts"
import type { Tables } from "../database/tables.ts"
import { withIds } from "../products/ListingFilter.ts"
import { formatPrice } from "../products/pricing.ts"
import { cardTopics, queryProductRows } from "../products/queryProductRows.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"

/** Maximum number of variant images per suggestion. */
const mostOptionImages = 4

const suggestionRows = (database: Kysely<Tables>, productPageIds: ReadonlyArray<number>) =>
  queryProductRows(database, withIds(productPageIds))
    .select("lead.option_value_ids")
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom("variant")
          .select(["variant.option_value_ids", "variant.image"])
          .whereRef("variant.product_page_id", "=", "product.product_page_id")
          .orderBy("variant.ordinality")
          .limit(mostOptionImages)
      ).as("pictured")
    )

type SuggestionRow = Awaited<ReturnType<ReturnType<typeof suggestionRows>["execute"]>>[number]

/**
 * Cached suggestions. Maximum number of cached suggestions. They are the same for all visitors, and similar texts suggest the same
 * products.
 */
const MAX_CACHED = 500

/** Creates a cached loader of products as suggestions, in the requested order. The caller must poll the change log. */
export const createProductSuggester = (
  { database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">,
  changes: Pick<ChangeLog, "listen">
): ((ids: ReadonlyArray<number>) => Promise<ReadonlyArray<SuggestedProduct>>) => {
  const read = createKeyedInvalidatedCache(changes, cardTopics, MAX_CACHED, async (ids: ReadonlyArray<number>) => {
    const rows = await suggestionRows(database, ids).execute()
    return new Map(rows.map((row) => [row.product_page_id, getSuggestion(row, imageUrls)]))
  })
  return async (ids) => {
    const known = await read(ids)
    return ids
      .map((id) => known.get(id))
      .filter((product) => product !== undefined)
      .map((product, index) => ({ ...product, position: index + 1 }))
  }
}

const getSuggestion = (row: SuggestionRow, imageUrls: ResolverContext["imageUrls"]): Omit<SuggestedProduct, "position"> => ({
  price: formatPrice(row),
  url: siteUrls.product(row),
  skuBaseNumber: row.sku_base_number,
  title: row.title,
  thumbImageUrl: imageUrls.of(row.image),
  publicSkuVariantDetails: {
    indexOptions: row.option_value_ids.map((valueId) => ({ valueId })),
    skuBase: { availability: row.availability }
  },
  reviewCount: row.review_count,
  rating: row.rating,
  segmentCategorization: row.segment,
  superMarketAffinity: row.affinity,
  brand: row.brand,
  displayTitle: row.title,
  indexOptionImages: row.pictured.map(({ option_value_ids, image }) => ({
    indexOptionValue: optionValueNames(row.options, option_value_ids).join(", "),
    imageUrl: imageUrls.of(image)
  }))
})
