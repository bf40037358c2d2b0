import { MAX_SKUS } from "../../foundation/telemetry/collector.ts"
import type { Interaction, InteractionType } from "../../foundation/telemetry/Interaction.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"

/**
 * What an event is to the recommendation service; null for all that it does not hear of. Checkout is none of its business (ANL-05, ANL-06).
 */
export const toInteraction = (event: TelemetryEvent): Interaction | null => {
  switch (event.name) {
    case "Product Added to Wishlist":
      return about("add_to_collection", [event.skuBaseNumber])
    case "Product Removed from Wishlist":
      return about("remove_from_collection", [event.skuBaseNumber])
    case "Product Added":
      return about("add_to_cart", [event.skuBaseNumber])
    case "Product Viewed":
      return about("product_detail_page_view", [event.skuBaseNumber])
    case "Products Searched":
      return about("search", [], event.query)
    case "Category Viewed":
      return about("category_page_view", [], event.category)
    case "Recommendations Viewed":
      return about(
        "impression",
        event.skus.map(({ skuBaseNumber }) => skuBaseNumber),
        event.list
      )
    default:
      return null
  }
}

const about = (type: InteractionType, skuBaseNumbers: ReadonlyArray<string>, subject: string | null = null): Interaction => ({
  type,
  skuBaseNumbers: skuBaseNumbers.slice(0, MAX_SKUS),
  subject
})

/** Returns the SKU bases of a recommendations event that lack a price (ERR-116). A viewed product may have its price in the cart alone. */
export const findMissingPrices = (event: TelemetryEvent): ReadonlyArray<string> => {
  const priced = event.name === "Recommendations Viewed" ? event.skus : []
  return priced.filter(({ price }) => price === null).map(({ skuBaseNumber }) => skuBaseNumber)
}
