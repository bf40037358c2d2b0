import { parseHighlights, type Suggestions } from "@camber/domain/search"
import { createElement, type ReactElement } from "react"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import type { Suggestion, SuggestionGroups } from "./view/search-overlay/suggestion.ts"

/** URLs of rows whose own URL is missing or unusable. */
export interface SuggestionHrefs {
  /** Returns the address of a term's results. */
  readonly search: (term: string) => string
  readonly category: (url: string) => string
}

/** Maximum rows of each kind on a phone. More would push the kinds below them under the keyboard. */
const MOST_ON_PHONE = 4

/** Returns an answer as the overlay's rows, after the offer for the term itself (SRCH-10, SRCH-45, SRCH-47). */
export const suggestionGroups = (
  answer: Suggestions,
  hrefs: SuggestionHrefs,
  { isPhone, offer }: { readonly isPhone: boolean; readonly offer: Suggestion | null }
): SuggestionGroups => {
  const most = isPhone ? MOST_ON_PHONE : undefined
  const queries = answer.suggestedQueries.slice(0, most).map(({ query, queryWithMarkups }): Suggestion => {
    return { kind: "query", label: query, href: hrefs.search(query), pieces: parseHighlights(queryWithMarkups) }
  })
  const jobs = answer.jobs.map(({ href, label }): Suggestion => ({ kind: "job", label, href }))
  const categories = answer.categoryLinks
    .slice(0, most)
    .map(({ name, url }): Suggestion => ({ kind: "category", label: name, href: hrefs.category(url) }))
  return {
    offer,
    searches: [...jobs, ...(queries.length === 0 ? [] : [...queries.slice(0, 1), ...categories, ...queries.slice(1)])],
    products: answer.autoSuggestProducts.slice(0, most).map(({ url, displayTitle, brand, price, rating, reviewCount, thumbImageUrl }) => {
      return {
        kind: "product",
        label: displayTitle,
        href: url,
        brand,
        price: shownPrice(price),
        rating,
        reviewCount,
        imageUrl: thumbImageUrl
      }
    }),
    articles: answer.autoSuggestArticles.slice(0, most).map(({ title, url, thumbImageUrl }) => {
      return { kind: "article", label: title, href: url, imageUrl: thumbImageUrl }
    })
  }
}

/** Returns the visitor's own price once known; null without one. */
export const shownPrice = (price: string): ReactElement | null => (price === "" ? null : createElement(PersonalPrice, { price }))

/** Returns a row for a suggested search, without highlighting. */
export const searchRow = (term: string, { search }: SuggestionHrefs): Suggestion => ({
  kind: "query",
  label: term,
  href: search(term),
  pieces: [{ text: term, isMatch: false }]
})
