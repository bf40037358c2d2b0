/** A run of a suggested search; `isMatch` is the part that the shopper typed. */
export interface QueryPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** One row of the list. All lead somewhere; `label` is its text in one line. */
export type Suggestion =
  | { readonly kind: "query"; readonly href: string; readonly label: string; readonly pieces: ReadonlyArray<QueryPiece> }
  | { readonly kind: "category"; readonly href: string; readonly label: string }
  | {
      readonly kind: "product"
      readonly href: string
      readonly label: string
      readonly brand: string
      /** Formatted: '$1,234.00'. */
      readonly price: string
      /** Mean of 0 to 5; not drawn without reviews. */
      readonly rating: number
      readonly reviewCount: number
      readonly imageUrl: string
    }
  | { readonly kind: "article"; readonly href: string; readonly label: string; readonly imageUrl: string }

/** An answer, in the three parts that are shown (SRCH-09). Searches hold the category links under their first one. */
export interface SuggestionGroups {
  readonly searches: ReadonlyArray<Suggestion>
  readonly products: ReadonlyArray<Suggestion>
  readonly articles: ReadonlyArray<Suggestion>
}

/** All rows in the order in which they are seen and walked through. */
export const rowsOf = ({ searches, products, articles }: SuggestionGroups): ReadonlyArray<Suggestion> => [
  ...searches,
  ...products,
  ...articles
]

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What a screen reader hears when an answer came: '4 products, 2 articles, 6 suggested searches'. */
export const spokenCounts = ({ searches, products, articles }: SuggestionGroups): string =>
  [
    counted(products.length, "product", "products"),
    counted(articles.length, "article", "articles"),
    counted(searches.filter(({ kind }) => kind === "query").length, "suggested search", "suggested searches")
  ].join(", ")
