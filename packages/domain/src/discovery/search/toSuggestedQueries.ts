import { encodePercent } from "../../foundation/ports/queryString.ts"
import type { Suggestions } from "./model.ts"
import { splitWords } from "./createTermIndex.ts"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Wraps typed word prefixes of the term in `<b>` (SRCH-37). Escapes everything else. */
export const highlightMatches = (term: string, words: ReadonlyArray<string>): string => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return term
    .split(/([\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*)/u)
    .map((piece) => {
      const typed = longestFirst.find((word) => piece.toLowerCase().startsWith(word))
      return typed === undefined ? escape(piece) : `<b>${escape(piece.slice(0, typed.length))}</b>${escape(piece.slice(typed.length))}`
    })
    .join("")
}

/** Maximum number of categories below the first suggested query. */
const MAX_CATEGORIES = 3

/** Converts search terms into suggested queries, in order, with the typed text marked (SRCH-37). */
export const toSuggestedQueries = (terms: ReadonlyArray<string>, typed: string): Suggestions["suggestedQueries"] =>
  terms.map((query, index) => ({ ordinality: index + 1, query, queryWithMarkups: highlightMatches(query, splitWords(typed)) }))

/** Returns links that search the query within each of the first distinct categories (SRCH-36). */
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
