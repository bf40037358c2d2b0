import type { Suggestions } from "./model.ts"
import { SUGGESTION_COUNT } from "./suggestions.ts"

const ARTICLE_CAP = 3

/** Filters a response for the search modal: one product per SKU base, the first by position (GAP-59), then the limits (SRCH-30 to 33). */
export const filterSuggestions = (answer: Suggestions, productCap: number): Suggestions => {
  const seen = new Set<string>()
  const products = sortByPosition(answer.autoSuggestProducts).filter(
    ({ skuBaseNumber }) => !seen.has(skuBaseNumber) && seen.add(skuBaseNumber)
  )
  return {
    ...answer,
    autoSuggestProducts: products.slice(0, productCap),
    autoSuggestArticles: sortByPosition(answer.autoSuggestArticles).slice(0, ARTICLE_CAP),
    suggestedQueries: answer.suggestedQueries.toSorted((one, other) => one.ordinality - other.ordinality).slice(0, SUGGESTION_COUNT)
  }
}

const sortByPosition = <Entry extends { readonly position: number }>(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> =>
  entries.toSorted((one, other) => one.position - other.position)
