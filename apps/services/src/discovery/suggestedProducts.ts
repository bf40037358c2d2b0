import type { SuggestedProduct } from "@camber/domain/search"
import type { Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { withIds } from "../products/ListingFilter.ts"
import { shownPrice } from "../products/pricing.ts"
import { productRows } from "../products/productRows.ts"
import { optionValueNames } from "../products/verdictOfRow.ts"
import { addresses } from "../schema/addresses.ts"
import type { Store } from "../schema/Store.ts"

/** Pictures of this many variants go with a suggestion. */
const mostOptionImages = 4

const suggestionRows = (database: Kysely<Tables>, productPageIds: ReadonlyArray<number>) =>
  productRows(database, withIds(productPageIds))
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

/** These products as suggestions, in this order. */
export const suggestedProducts = async (
  { database, pictures }: Store,
  ids: ReadonlyArray<number>
): Promise<ReadonlyArray<SuggestedProduct>> => {
  if (ids.length === 0) return []
  const rows = await suggestionRows(database, ids).execute()
  return rows
    .toSorted((a, b) => ids.indexOf(a.product_page_id) - ids.indexOf(b.product_page_id))
    .map((row, index) => suggestionOf(row, index + 1, pictures))
}

const suggestionOf = (row: SuggestionRow, position: number, pictures: Store["pictures"]): SuggestedProduct => ({
  position,
  price: shownPrice(row),
  url: addresses.product(row),
  skuBaseNumber: row.sku_base_number,
  title: row.title,
  thumbImageUrl: pictures.of(row.image),
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
    imageUrl: pictures.of(image)
  }))
})
