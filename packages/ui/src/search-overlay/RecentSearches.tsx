import { Autocomplete } from "@base-ui/react/autocomplete"
import { Button } from "../button/Button.tsx"
import type { Suggestion } from "./suggestion.ts"
import { SuggestionRow } from "./SuggestionRow.tsx"

export interface RecentSearchesProps {
  readonly rows: ReadonlyArray<Suggestion>
  readonly onClear: () => void
  readonly onChoose: (row: Suggestion) => void
}

/** What was searched before, shown until something is typed. */
export const RecentSearches = ({ rows, onClear, onChoose }: RecentSearchesProps) => (
  <div className="search__group search__group--searches">
    <div className="search__recent">
      <div className="search__label">Recent Searches</div>
      <Button variant="ghost" size="small" aria-label="Clear recent searches" onClick={onClear}>
        Clear
      </Button>
    </div>
    <Autocomplete.List aria-label="Recent Searches">
      {rows.map((row) => (
        <SuggestionRow key={row.href} row={row} onChoose={onChoose} />
      ))}
    </Autocomplete.List>
  </div>
)
