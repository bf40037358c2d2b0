import { useLocation } from "react-router-dom"
import type { SearchBar } from "./SearchStore.ts"

/** What the header's search bar shows at this address: the term of a search page, elsewhere nothing. */
export const useSearchBar = (): SearchBar & { readonly path: string } => {
  const { pathname, search } = useLocation()
  const isSearchPage = pathname.toLowerCase() === "/search"
  return { path: pathname, isSearchPage, term: isSearchPage ? (new URLSearchParams(search).get("query") ?? "") : "" }
}
