import type { HighlightSegment } from "@camber/domain/search"
import type { ReactNode } from "react"

/** One row of the list. `label` is its text in one line. All kinds except a vehicle have a link. */
export type Suggestion =
  | { readonly kind: "query"; readonly href: string; readonly label: string; readonly pieces: ReadonlyArray<HighlightSegment> }
  | { readonly kind: "category"; readonly href: string; readonly label: string }
  /** A separate category, not one below a suggested search. */
  | { readonly kind: "department"; readonly href: string; readonly label: string }
  | {
      readonly kind: "product"
      readonly href: string
      readonly label: string
      readonly brand: string
      /** '$1,234.00'; null if unknown. */
      readonly price: ReactNode
      /** Mean of 0 to 5; hidden without reviews. */
      readonly rating: number
      readonly reviewCount: number
      readonly imageUrl: string
    }
  | { readonly kind: "article"; readonly href: string; readonly label: string; readonly imageUrl: string }
  /** A whole job that the term names. */
  | { readonly kind: "job"; readonly href: string; readonly label: string }
  /** The part whose number was typed. */
  | { readonly kind: "part"; readonly href: string; readonly label: string; readonly number: string; readonly imageUrl: string }
  /** The vehicle in the term, to shop for; `remainder` is the rest of the term, possibly empty. */
  | { readonly kind: "vehicle"; readonly label: string; readonly remainder: string }

/** An answer in its three displayed parts (SRCH-09). Whole jobs are before the searches. The first search has the category links. */
export interface SuggestionGroups {
  /** Shown before all rows: the offer for the term itself. */
  readonly offer: Suggestion | null
  readonly searches: ReadonlyArray<Suggestion>
  readonly products: ReadonlyArray<Suggestion>
  readonly articles: ReadonlyArray<Suggestion>
}

/** Returns all rows in the order of display and of the arrow keys. */
export const listSuggestions = ({ offer, searches, products, articles }: SuggestionGroups): ReadonlyArray<Suggestion> => [
  ...(offer === null ? [] : [offer]),
  ...searches,
  ...products,
  ...articles
]

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Returns the screen-reader text of an offer. */
export const spokenOffer = (offer: Suggestion | null): string =>
  offer?.kind === "vehicle" ? `Shop for ${offer.label}. ` : offer?.kind === "part" ? `Part ${offer.number}, ${offer.label}. ` : ""

/** Returns the screen-reader text of a new answer: 'Shop for 2015 Ford Mustang. 4 products, 2 articles, 6 suggested searches'. */
export const spokenCounts = ({ offer, searches, products, articles }: SuggestionGroups): string =>
  spokenOffer(offer) +
  [
    ...searches.flatMap(({ kind, label }) => (kind === "job" ? [`Whole job: ${label}`] : [])),
    counted(products.length, "product", "products"),
    counted(articles.length, "article", "articles"),
    counted(searches.filter(({ kind }) => kind === "query").length, "suggested search", "suggested searches")
  ].join(", ")
