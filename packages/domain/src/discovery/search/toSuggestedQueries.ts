import { percentEncoded } from "../../foundation/ports/percentEncoding.ts"
import { markedUp } from "./highlightMatches.ts"
import type { Suggestions } from "./model.ts"
import { wordsOf } from "./words.ts"

/** Categories at most under the first suggested query. */
const MOST_CATEGORIES = 3

/** Terms of the shop as suggested queries, in their order, with what was typed of each marked (SRCH-37). */
export const suggestedQueries = (terms: ReadonlyArray<string>, typed: string): Suggestions["suggestedQueries"] =>
  terms.map((query, index) => ({ ordinality: index + 1, query, queryWithMarkups: markedUp(query, wordsOf(typed)) }))

/** The first categories, each once, as listings of what was typed within them (SRCH-36). */
export const categoryLinks = (categories: ReadonlyArray<CategoryPlace>, query: string): Suggestions["categoryLinks"] =>
  categories
    .filter(({ url }, at) => categories.findIndex((other) => other.url === url) === at)
    .slice(0, MOST_CATEGORIES)
    .map(({ name, url }) => ({ name, url: `${url}?query=${percentEncoded(query)}` }))

/** A category by its name and the address of its page. */
export interface CategoryPlace {
  readonly name: string
  readonly url: string
}
