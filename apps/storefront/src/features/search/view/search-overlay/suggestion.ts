import type { HighlightSegment } from "@camber/domain/search"
import type { ReactNode } from "react"

/** One row of the list. `label` is its text in one line. All but a vehicle's lead somewhere by themselves. */
export type Suggestion =
  | { readonly kind: "query"; readonly href: string; readonly label: string; readonly pieces: ReadonlyArray<HighlightSegment> }
  | { readonly kind: "category"; readonly href: string; readonly label: string }
  /** A category that stands for itself, not under a search. */
  | { readonly kind: "department"; readonly href: string; readonly label: string }
  | {
      readonly kind: "product"
      readonly href: string
      readonly label: string
      readonly brand: string
      /** '$1,234.00'; null where it is not known. */
      readonly price: ReactNode
      /** Mean of 0 to 5; not drawn without reviews. */
      readonly rating: number
      readonly reviewCount: number
      readonly imageUrl: string
    }
  | { readonly kind: "article"; readonly href: string; readonly label: string; readonly imageUrl: string }
  /** The one part whose number was typed. */
  | { readonly kind: "part"; readonly href: string; readonly label: string; readonly number: string; readonly imageUrl: string }
  /** The vehicle that the term names, to shop for; `remainder` is what is searched then, empty for nothing. */
  | { readonly kind: "vehicle"; readonly label: string; readonly remainder: string }

/** An answer, in the three parts that are shown (SRCH-09). Searches hold the category links under their first one. */
export interface SuggestionGroups {
  /** Ahead of all: what the term itself is. */
  readonly offer: Suggestion | null
  readonly searches: ReadonlyArray<Suggestion>
  readonly products: ReadonlyArray<Suggestion>
  readonly articles: ReadonlyArray<Suggestion>
}

/** All rows in the order in which they are seen and walked through. */
export const rowsOf = ({ offer, searches, products, articles }: SuggestionGroups): ReadonlyArray<Suggestion> => [
  ...(offer === null ? [] : [offer]),
  ...searches,
  ...products,
  ...articles
]

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What a screen reader hears of an offer. */
export const spokenOffer = (offer: Suggestion | null): string =>
  offer?.kind === "vehicle" ? `Shop for ${offer.label}. ` : offer?.kind === "part" ? `Part ${offer.number}, ${offer.label}. ` : ""

/** What a screen reader hears when an answer came: 'Shop for 2015 Ford Mustang. 4 products, 2 articles, 6 suggested searches'. */
export const spokenCounts = ({ offer, searches, products, articles }: SuggestionGroups): string =>
  spokenOffer(offer) +
  [
    counted(products.length, "product", "products"),
    counted(articles.length, "article", "articles"),
    counted(searches.filter(({ kind }) => kind === "query").length, "suggested search", "suggested searches")
  ].join(", ")
