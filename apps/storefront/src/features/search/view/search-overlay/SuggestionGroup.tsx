import { Autocomplete } from "@base-ui/react/autocomplete"
import type { Suggestion } from "./suggestion.ts"
import { SuggestionRow } from "./SuggestionRow.tsx"

export interface SuggestionGroupProps {
  readonly title: string
  readonly rows: ReadonlyArray<Suggestion>
  /** Shown if there are none (SRCH-11). */
  readonly none: string
  readonly layout: "searches" | "products" | "articles"
  /** Whether the answer is loading: until then no empty message is shown. */
  readonly waiting: boolean
  readonly onChoose: (row: Suggestion) => void
}

/** Renders one part of the answer. Its rows are options of the field's single list. */
export const SuggestionGroup = ({ title, rows, none, layout, waiting, onChoose }: SuggestionGroupProps) => (
  <Autocomplete.Group className={`search__group search__group--${layout}`}>
    <Autocomplete.GroupLabel className="search__label">{title}</Autocomplete.GroupLabel>
    {rows.length === 0 && (waiting ? <div className="search__waiting" aria-hidden="true" /> : <div className="mute">{none}</div>)}
    <div className="search__rows" role="presentation">
      {rows.map((row, index) => (
        <SuggestionRow key={`${index} ${row.label}`} row={row} onChoose={onChoose} />
      ))}
    </div>
  </Autocomplete.Group>
)
