import { ToolboxBlade } from "@camber/domain/navigation"
import { ShippingEstimates } from "@camber/domain/location"
import { ProductFacts, Recommendations } from "@camber/domain/recommendations"
import { NotFoundSuggestions } from "@camber/domain/recovery"
import { SearchStart, SearchSuggestions, ShopForVehicle } from "@camber/domain/search"
import { Layer } from "effect"

/** The services of the search overlay, of recommendations and of facts about a part that its page loads later. */
export const services = {
  NotFoundSuggestions,
  ProductFacts,
  Recommendations,
  SearchStart,
  SearchSuggestions,
  ShippingEstimates,
  ShopForVehicle,
  ToolboxBlade
}
export const layer = Layer.mergeAll(
  NotFoundSuggestions.layer,
  ProductFacts.layer,
  Recommendations.layer,
  SearchStart.layer,
  SearchSuggestions.layer,
  ShippingEstimates.layer,
  ShopForVehicle.layer,
  ToolboxBlade.layer
)
