import { normalizeTerm, trimTerm } from "../../foundation/pages/searchHref.ts"

/** Local storage key of recent searches (SRCH-39). */
export const RECENT_SEARCHES_KEY = "RecentSearches"
const MAX_RECENT = 5

/**
 * Adds a search to the recent searches: newest first, at most five. A term that is already stored, ignoring case, moves to the front. A
 * blank term is ignored (SRCH-40, GAP-94). Markup is treated as plain text.
 */
export const addRecentSearch = (terms: ReadonlyArray<string>, term: string): ReadonlyArray<string> => {
  if (normalizeTerm(term) === "") return terms
  const newest = trimTerm(term)
  return [newest, ...terms.filter((other) => other.toLowerCase() !== newest.toLowerCase())].slice(0, MAX_RECENT)
}

/** Normalizes stored recent searches, which may contain anything. */
export const getRecentSearches = (stored: ReadonlyArray<string>): ReadonlyArray<string> => stored.toReversed().reduce(addRecentSearch, [])
