import type { Suggestion } from "./suggestion.ts"
import { SuggestionRow } from "./SuggestionRow.tsx"

export interface TermOfferProps {
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
