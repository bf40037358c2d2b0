import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { highlightMatches } from "./highlightMatches.ts"
import type { Suggestions } from "./model.ts"
import { splitWords } from "./words.ts"

/** Maximum number of categories below the first suggested query. */
const MAX_CATEGORIES = 3

/** Converts search terms into suggested queries, in order, with the typed text marked (SRCH-37). */
export const toSuggestedQueries = (terms: ReadonlyArray<string>, typed: string): Suggestions["suggestedQueries"] =>
  terms.map((query, index) => ({ ordinality: index + 1, query, queryWithMarkups: highlightMatches(query, splitWords(typed)) }))

/** Returns the first distinct categories as listings of the query within them (SRCH-36). */
export const categoryLinks = (categories: ReadonlyArray<CategoryEntry>, query: string): Suggestions["categoryLinks"] =>
  categories
    .filter(({ url }, at) => categories.findIndex((other) => other.url === url) === at)
    .slice(0, MAX_CATEGORIES)
    .map(({ name, url }) => ({ name, url: `${url}?query=${encodePercent(query)}` }))

/** A category with its name and page URL. */
export interface CategoryEntry {
  readonly name: string
  readonly url: string
}
