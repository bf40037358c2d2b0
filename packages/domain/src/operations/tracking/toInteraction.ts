import { MAX_SKUS } from "../../foundation/telemetry/collector.ts"
import type { Interaction, InteractionType } from "../../foundation/telemetry/visitEvents.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"

/**
 * Converts an event to an interaction for the recommendation service; null for events that the service does not receive, such as checkout
 * events (ANL-05, ANL-06).
 */
export const toInteraction = (event: TelemetryEvent): Interaction | null => {
  switch (event.name) {
    case "Product Added to Wishlist":
      return createInteraction("add_to_collection", [event.skuBaseNumber])
    case "Product Removed from Wishlist":
      return createInteraction("remove_from_collection", [event.skuBaseNumber])
    case "Product Added":
      return createInteraction("add_to_cart", [event.skuBaseNumber])
    case "Product Viewed":
      return createInteraction("product_detail_page_view", [event.skuBaseNumber])
    case "Products Searched":
      return createInteraction("search", [], event.query)
    case "Category Viewed":
      return createInteraction("category_page_view", [], event.category)
    case "Recommendations Viewed":
      return createInteraction(
        "impression",
        event.skus.map(({ skuBaseNumber }) => skuBaseNumber),
        event.list
      )
    default:
      return null
  }
}

const createInteraction = (type: InteractionType, skuBaseNumbers: ReadonlyArray<string>, subject: string | null = null): Interaction => ({
  type,
  skuBaseNumbers: skuBaseNumbers.slice(0, MAX_SKUS),
  subject
})

/**
 * Lists the SKU bases of a recommendations event that lack a price (ERR-116). Viewed products are exempt because only the cart may show
 * their price.
 */
export const findMissingPrices = (event: TelemetryEvent): ReadonlyArray<string> => {
  const priced = event.name === "Recommendations Viewed" ? event.skus : []
  return priced.filter(({ price }) => price === null).map(({ skuBaseNumber }) => skuBaseNumber)
}
