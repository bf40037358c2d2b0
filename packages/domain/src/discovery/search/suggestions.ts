import type { Suggestions } from "./model.ts"

/** Number of requested suggestions and of displayed suggested queries (SRCH-29, SRCH-30). */
export const SUGGESTION_COUNT = 12

/** Suggestions for a blank term and after a failure. */
export const NO_SUGGESTIONS: Suggestions = {
  autoSuggestProducts: [],
  autoSuggestArticles: [],
  categoryLinks: [],
  typeAheadSuggestion: "",
  productQuery: "",
  suggestedQueries: [],
  understood: null,
  jobs: []
}

/** Returns the rest of a type-ahead suggestion. Empty if the suggestion does not start with the term (SRCH-06). */
export const getCompletion = (term: string, suggestion: string): string =>
  term !== "" && suggestion.toLowerCase().startsWith(term.toLowerCase()) ? suggestion.slice(term.length) : ""
