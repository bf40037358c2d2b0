import { normalizeTerm, trimTerm } from "../../foundation/pages/searchHref.ts"

/** Where recent searches are kept in local storage (SRCH-39). */
export const RECENT_SEARCHES_KEY = "RecentSearches"
const MOST_RECENT = 5

/**
 * The recent searches, newest first and five at most, after one more. A term that is there already, in whatever letter case, comes to the
 * front; one with nothing to search for is ignored (SRCH-40, GAP-94). Markup in a term is text like any other.
 */
export const addRecentSearch = (terms: ReadonlyArray<string>, term: string): ReadonlyArray<string> => {
  if (normalizeTerm(term) === "") return terms
  const newest = trimTerm(term)
  return [newest, ...terms.filter((other) => other.toLowerCase() !== newest.toLowerCase())].slice(0, MOST_RECENT)
}

/** Recent searches out of what a device has kept, which may be anybody's texts. */
export const getRecentSearches = (kept: ReadonlyArray<string>): ReadonlyArray<string> => kept.toReversed().reduce(addRecentSearch, [])
