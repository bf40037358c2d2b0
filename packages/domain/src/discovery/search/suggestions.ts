import type { Suggestions } from "./model.ts"

/** Suggestions asked for, and suggested queries shown (SRCH-29, SRCH-30). */
export const SUGGESTION_COUNT = 12
const ARTICLE_CAP = 3

/** What a blank term suggests, and a failure. */
export const NO_SUGGESTIONS: Suggestions = {
  autoSuggestProducts: [],
  autoSuggestArticles: [],
  categoryLinks: [],
  typeAheadSuggestion: "",
  productQuery: "",
  suggestedQueries: [],
  understood: null
}

/** What the search modal shows of an answer: one product per SKU base, the first by position (GAP-59), then the caps (SRCH-30 to 33). */
export const filterSuggestions = (answer: Suggestions, productCap: number): Suggestions => {
  const seen = new Set<string>()
  const products = byPosition(answer.autoSuggestProducts).filter(({ skuBaseNumber }) => !seen.has(skuBaseNumber) && seen.add(skuBaseNumber))
  return {
    ...answer,
    autoSuggestProducts: products.slice(0, productCap),
    autoSuggestArticles: byPosition(answer.autoSuggestArticles).slice(0, ARTICLE_CAP),
    suggestedQueries: answer.suggestedQueries.toSorted((one, other) => one.ordinality - other.ordinality).slice(0, SUGGESTION_COUNT)
  }
}

const byPosition = <Entry extends { readonly position: number }>(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> =>
  entries.toSorted((one, other) => one.position - other.position)

/** What is left to type of a type-ahead suggestion; empty where the suggestion does not go on from the term (SRCH-06). */
export const getCompletion = (term: string, suggestion: string): string =>
  term !== "" && suggestion.toLowerCase().startsWith(term.toLowerCase()) ? suggestion.slice(term.length) : ""
