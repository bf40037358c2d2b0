import type { Suggestion } from "./suggestion.ts"
import { SuggestionRow } from "./SuggestionRow.tsx"

export interface TermOfferProps {
  /** null: nothing is drawn. */
  readonly offer: Suggestion | null
  readonly onChoose: (row: Suggestion) => void
}

/** The first row of the list, across all of its columns: what the term itself is. */
export const TermOffer = ({ offer, onChoose }: TermOfferProps) =>
  offer && (
    <div className="search__offer" role="presentation">
      <SuggestionRow row={offer} onChoose={onChoose} />
    </div>
  )
