import { Autocomplete } from "@base-ui/react/autocomplete"
import type { ReactNode } from "react"
import { Button, Link, isSamePageLink } from "@camber/ui"
import type { Suggestion } from "./suggestion.ts"
import { SuggestionRow } from "./SuggestionRow.tsx"

interface TermOfferProps {
  /** null: renders nothing. */
  readonly offer: Suggestion | null
  readonly onChoose: (row: Suggestion) => void
}

/** Renders the first row of the list, across all of its columns: the offer for the term itself. */
export const TermOffer = ({ offer, onChoose }: TermOfferProps) =>
  offer && (
    <div className="search__offer" role="presentation">
      <SuggestionRow row={offer} onChoose={onChoose} />
    </div>
  )

/** The content before a term is typed (SRCH-12). Empty parts are left out. */
export interface InitialContent {
  /** Shown before all rows: the offer for the current term. */
  readonly offer: Suggestion | null
  /** Shown on a phone (SRCH-14). */
  readonly tiles: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly recent: ReadonlyArray<Suggestion>
  readonly searches: ReadonlyArray<Suggestion>
  /** Default 'Suggested Searches'. */
  readonly searchesTitle?: string
  /** 'Recently Viewed' or 'New Products'. */
  readonly productsTitle: string
  readonly products: ReadonlyArray<Suggestion>
  readonly categories: ReadonlyArray<Suggestion>
}

/** Returns the panel's rows in the order of display and of the arrow keys. */
export const initialRows = ({ categories, offer, products, recent, searches }: InitialContent): ReadonlyArray<Suggestion> => [
  ...(offer === null ? [] : [offer]),
  ...recent,
  ...searches,
  ...products,
  ...categories
]

export interface InitialPanelProps extends InitialContent {
  readonly onClearRecent: () => void
  /** Called when a row or a tile is chosen. */
  readonly onChoose: (row: Suggestion | null) => void
}

/** Renders the search before a term is typed: three tiles on a phone, and one list in up to four parts. */
export const InitialPanel = (props: InitialPanelProps) => {
  const {
    categories,
    offer,
    onChoose,
    onClearRecent,
    products,
    productsTitle,
    recent,
    searches,
    searchesTitle = "Suggested Searches",
    tiles
  } = props
  const rows = (some: ReadonlyArray<Suggestion>) =>
    some.map((row, index) => <SuggestionRow key={`${index} ${row.label}`} row={row} onChoose={onChoose} />)
  return (
    <div className="search__initial">
      {tiles.length > 0 && (
        <ul className="search__tiles" aria-label="Quick links">
          {tiles.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} onClick={(event) => isSamePageLink(event) && onChoose(null)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {initialRows(props).length > 0 && (
        <Autocomplete.List className="search__groups" aria-label="Suggestions">
          <TermOffer offer={offer} onChoose={onChoose} />
          {recent.length + searches.length > 0 && (
            <div className="search__group search__group--searches" role="presentation">
              <Part title="Recent Searches" rows={rows(recent)} />
              <Part title={searchesTitle} rows={rows(searches)} />
            </div>
          )}
          <Part className="search__group search__group--products" title={productsTitle} rows={rows(products)} />
          <Part className="search__group" title="Top Categories" rows={rows(categories)} />
        </Autocomplete.List>
      )}
      {recent.length > 0 && (
        <div className="search__forget">
          <Button variant="ghost" size="small" aria-label="Clear recent searches" onClick={onClearRecent}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: ReadonlyArray<ReactNode>
  readonly className?: string
}

const Part = ({ title, rows, className }: PartProps) =>
  rows.length === 0 ? null : (
    <Autocomplete.Group className={className}>
      <Autocomplete.GroupLabel className="search__label">{title}</Autocomplete.GroupLabel>
      <div className="search__rows" role="presentation">
        {rows}
      </div>
    </Autocomplete.Group>
  )
