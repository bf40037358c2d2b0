import { useEffect } from "react"
import { useLocation, useRouteLoaderData } from "react-router-dom"
import type { SearchStore, SearchBar } from "./SearchStore.ts"
import type { ListingData } from "../../foundation/page/Pages.ts"

/** The window event that opens the search (GAP-56). */
const OPEN_SEARCH = "open-search-modal"

export interface SearchOpening {
  /** False starts with an empty term (SRCH-20, SRCH-21). */
  readonly isEditing: boolean
  /** Text that is already typed; it becomes the term. */
  readonly typed?: string
}

/** Requests that the search opens. The caller does not need to know the component that opens it (SRCH-02). */
export const openSearch = (opening: SearchOpening): void => {
  dispatchEvent(new CustomEvent<SearchOpening>(OPEN_SEARCH, { detail: opening }))
}

/** Subscribes to the requests of all callers; a request without a flag counts as not editing. Returns the stop function. */
export const onOpenSearch = (open: (opening: SearchOpening) => void): (() => void) => {
  const receive = (event: Event) => {
    const detail: Partial<SearchOpening> | null = event instanceof CustomEvent ? event.detail : null
    open({ ...detail, isEditing: detail?.isEditing === true })
  }
  addEventListener(OPEN_SEARCH, receive)
  return () => removeEventListener(OPEN_SEARCH, receive)
}

/** The search page in the route table. */
const SEARCH_PAGE = "src/features/search/ListingPage.tsx#search"

/** Returns the text of the header's search bar at this URL: the term on a search page, otherwise empty. */
export const useSearchBar = (): SearchBar & { readonly path: string } => {
  const { pathname, search } = useLocation()
  const isSearchPage = pathname.toLowerCase() === "/search"
  const understood = useRouteLoaderData<ListingData>(SEARCH_PAGE)?.listing.understood ?? null
  return { path: pathname, isSearchPage, understood, term: isSearchPage ? (new URLSearchParams(search).get("query") ?? "") : "" }
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([readonly]), textarea, select, [contenteditable], [role=dialog]") !== null

/** Returns whether a key opens the search: '/' outside fields, and Ctrl or Command with K anywhere except in a dialog. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !(target instanceof Element && target.closest("[role=dialog]"))
  return key === "/" && !takesText(target)
}

/** Returns the term after a key; null for a key that types nothing. */
const written = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, term: string): string | null => {
  if (ctrlKey || metaKey || altKey) return null
  if (key === "Backspace") return term.slice(0, -1)
  return key.length === 1 ? term + key : null
}

/** Handles the keys that open the search. Text typed before its field has loaded is added to it. */
export const useSearchKeys = (search: SearchStore, isEditing: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const term = search.isOpen && !takesText(event.target) ? written(event, search.term) : null
      if (term === null && !isSearchKey(event)) return
      event.preventDefault()
      if (term === null) openSearch({ isEditing })
      else search.change(term)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [search, isEditing])
}
