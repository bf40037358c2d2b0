import { searchHref } from "@camber/domain/pages"
import { type QueryInterpretation, getVehicleToShopFor, vehicleToShopForText } from "@camber/domain/search"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { SearchStore } from "./SearchStore.ts"
import type { ProjectVehicle } from "@camber/domain/vehicle"
import type { Suggestion } from "./view/search-overlay/suggestion.ts"

/**
 * Returns the offer for the term itself, which precedes its results: a part by its number, or a vehicle to shop for that is not the
 * selected one.
 */
export const getVehicleOffer = (understood: QueryInterpretation | null, selected: ProjectVehicle | undefined): Suggestion | null => {
  if (understood === null) return null
  const { part, remainder } = understood
  if (part !== null) return { kind: "part", label: part.title, number: part.number, href: part.url, imageUrl: part.thumbImageUrl }
  const vehicle = getVehicleToShopFor(understood, selected)
  return vehicle && { kind: "vehicle", label: vehicleToShopForText(vehicle), remainder }
}

export interface VehicleSearch {
  readonly term: string
  /** Interpretation of the term. */
  readonly understood: QueryInterpretation
}

/** Selects the vehicle in the term and searches the rest of the term for it. If the selection fails, the whole term is searched. */
export const shopForVehicle = async (
  { term, understood: { vehicle, remainder } }: VehicleSearch,
  search: SearchStore,
  runtime: AppRuntime,
  navigator: PageNavigator
): Promise<void> => {
  search.remember(term)
  search.leave()
  const end = vehicle && (await runtime.run((use) => use.ShopFor.use((shopFor) => shopFor.vehicle(vehicle))))
  const selected = end?._tag === "Done" ? end.value : null
  const href =
    selected === null ? searchHref(term) : (searchHref(remainder, selected.description.searchUrl) ?? selected.description.shopUrl)
  if (href !== null) navigator.go(href)
}
