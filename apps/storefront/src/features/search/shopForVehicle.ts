import { searchHref } from "@camber/domain/pages"
import type { QueryInterpretation } from "@camber/domain/search"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { SearchStore } from "./SearchStore.ts"

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
