import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { highlightMatches } from "./highlightMatches.ts"
import type { Suggestions } from "./model.ts"
import { splitWords } from "./words.ts"

/** Categories at most under the first suggested query. */
const MOST_CATEGORIES = 3

/** Terms of the shop as suggested queries, in their order, with what was typed of each marked (SRCH-37). */
export const toSuggestedQueries = (terms: ReadonlyArray<string>, typed: string): Suggestions["suggestedQueries"] =>
  terms.map((query, index) => ({ ordinality: index + 1, query, queryWithMarkups: highlightMatches(query, splitWords(typed)) }))

/** The first categories, each once, as listings of what was typed within them (SRCH-36). */
export const categoryLinks = (categories: ReadonlyArray<CategoryEntry>, query: string): Suggestions["categoryLinks"] =>
  categories
    .filter(({ url }, at) => categories.findIndex((other) => other.url === url) === at)
    .slice(0, MOST_CATEGORIES)
    .map(({ name, url }) => ({ name, url: `${url}?query=${encodePercent(query)}` }))

/** A category by its name and the address of its page. */
export interface CategoryEntry {
  readonly name: string
  readonly url: string
}
