import type { Suggestions } from "./model.ts"

/** Number of requested suggestions and of displayed suggested queries (SRCH-29, SRCH-30). */
export const SUGGESTION_COUNT = 12
const ARTICLE_CAP = 3

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

/**
 * Filters a response for the search modal: keeps the first product of each SKU base by position (GAP-59), then applies the limits (SRCH-30
 * to 33).
 */
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

/** Returns the rest of a type-ahead suggestion. Empty if the suggestion does not start with the term (SRCH-06). */
export const getCompletion = (term: string, suggestion: string): string =>
  term !== "" && suggestion.toLowerCase().startsWith(term.toLowerCase()) ? suggestion.slice(term.length) : ""

/** A segment of a suggested query. `isMatch` marks what the shopper typed. Plain text; render it as text. */
export interface HighlightSegment {
  readonly text: string
  readonly isMatch: boolean
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }

/** Splits `queryWithMarkups` at its `b`, `em`, `mark` and `strong` tags (SRCH-37). Other markup stays text. */
export const parseHighlights = (queryWithMarkups: string): ReadonlyArray<HighlightSegment> => {
  const pieces: Array<HighlightSegment> = []
  let depth = 0
  for (const [at, part] of queryWithMarkups.split(/(<\/?(?:b|em|mark|strong)>)/i).entries()) {
    const isTag = at % 2 === 1
    if (isTag) depth = part.startsWith("</") ? Math.max(0, depth - 1) : depth + 1
    else if (part !== "")
      pieces.push({ text: part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity), isMatch: depth > 0 })
  }
  return pieces
}
