import { useLocation, useRouteLoaderData } from "react-router-dom"
import type { ListingData } from "../../foundation/page/Pages.ts"
import type { SearchBar } from "./SearchStore.ts"

/** The search page in the route table. */
const SEARCH_PAGE = "src/features/search/ListingPage.tsx#search"

/** Returns the text of the header's search bar at this address: the term on a search page, otherwise empty. */
export const useSearchBar = (): SearchBar & { readonly path: string } => {
  const { pathname, search } = useLocation()
  const isSearchPage = pathname.toLowerCase() === "/search"
  const understood = useRouteLoaderData<ListingData>(SEARCH_PAGE)?.listing.understood ?? null
  return { path: pathname, isSearchPage, understood, term: isSearchPage ? (new URLSearchParams(search).get("query") ?? "") : "" }
}
