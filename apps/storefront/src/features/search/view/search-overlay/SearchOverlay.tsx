import { Autocomplete } from "@base-ui/react/autocomplete"
import { memo, useId, useMemo, useRef, useEffect, useState } from "react"
import { IconButton, VisuallyHidden, VehicleBadge, SwitchButton } from "@camber/ui"
import { Modal } from "@camber/ui/overlays"
import { type InitialContent, InitialPanel, initialRows, TermOffer } from "./InitialPanel.tsx"
import { listSuggestions, spokenCounts, spokenOffer, type Suggestion, type SuggestionGroups } from "./suggestion.ts"
import { SuggestionGroup } from "./SuggestionRow.tsx"
import { TermField } from "./TermField.tsx"

/** Time in ms that a line remains unchanged before it is announced: longer than the pause between two keys. */
const SETTLE_MS = 500

/**
 * The newest line once typing pauses. An equal line changes nothing, so that a live region announces it once.
 *
 * @param line - null while the answer loads; the last line then remains.
 */
export const useSettled = (line: string | null): string => {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    if (line === null) return
    const timer = setTimeout(() => setSettled(line), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [line])
  return settled
}

interface VehicleFilterProps {
  /** Year, make and model. */
  readonly vehicle: string
  readonly onRemove: () => void
  /** Whether results are limited to parts that fit it. */
  readonly fitsOnly: boolean
  readonly onFitsOnly: (fitsOnly: boolean) => void
}

/** Renders the selected vehicle, with an X that searches without it (SRCH-17, SRCH-18). */
const VehicleFilter = ({ vehicle, onRemove, fitsOnly, onFitsOnly }: VehicleFilterProps) => (
  <div className="search__vehicle">
    <VehicleBadge vehicle={vehicle} remove={{ label: `Search without ${vehicle}`, onPress: onRemove }} />
    <SwitchButton on={fitsOnly} label="Only parts that fit" onSwitch={onFitsOnly} />
  </div>
)

export interface SearchOverlayProps {
  readonly open: boolean
  /** Called on Escape, the title bar or a click outside (SRCH-19, SRCH-22). */
  readonly onClose: () => void
  /** Title of the dialog, shown on a phone: 'Search Camber' (SRCH-04). */
  readonly title: string
  readonly term: string
  readonly onTerm: (term: string) => void
  /** Maximum number of characters of a term. */
  readonly maxLength: number
  /** Text that would complete the term, without the typed part; empty: nothing. */
  readonly completion: string
  readonly onSubmit: () => void
  /** null: none is selected. */
  readonly vehicle: VehicleFilterProps | null
  /** The newest answer; null: no request was sent, and the initial content is shown. */
  readonly suggestions: SuggestionGroups | null
  /** Whether the answer to the term is loading. */
  readonly waiting: boolean
  /** Whether there is no network: the content is then from this device. */
  readonly offline: boolean
  /** null: no content before a term is typed. */
  readonly initial: InitialContent | null
  readonly onClearRecent: () => void
  /** Called when a row is chosen; its link navigates itself. null: another link of the overlay. */
  readonly onChoose: (row: Suggestion | null) => void
}

/** Puts the caret where it is in the header's field, if that field has the focus and the same text. Otherwise puts it at the end. */
const placeCaret = (field: HTMLInputElement | null) => {
  const { activeElement } = document
  const isSameText = activeElement instanceof HTMLInputElement && activeElement.value === field?.value
  const caret = (isSameText ? activeElement.selectionStart : null) ?? field?.value.length ?? 0
  field?.setSelectionRange(caret, caret)
  return field
}

/** Message for a search that would need the services. */
const nothingHere = (what: string) => `No ${what} on this device`

/** Without options the element is a group, because a list box must have options. */
const noOptions = { role: "group" } as const

/** Renders the search as you type: a field, and one list of suggestions in three parts for the arrow keys. */
export const SearchOverlay = (props: SearchOverlayProps) => {
  const { open, onClose, title, term, onTerm, completion, suggestions, waiting, initial, vehicle, onChoose } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const rows = useMemo(() => (suggestions ? listSuggestions(suggestions) : initial ? initialRows(initial) : []), [initial, suggestions])
  const offer = (suggestions ?? initial)?.offer ?? null
  const spoken = useSettled(suggestions === null ? spokenOffer(offer) : waiting ? null : spokenCounts(suggestions))
  const write = (text: string) => {
    onTerm(text)
    field.current?.focus()
  }
  return (
    <Modal open={open} onClose={onClose} className="search" aria-labelledby={id} initialFocus={() => placeCaret(field.current)}>
      <div className="search__head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" label="Close search" onClick={onClose} />
      </div>
      <Autocomplete.Root
        inline
        open
        items={rows}
        mode="none"
        filter={null}
        highlightItemOnHover={false}
        itemToStringValue={({ label }) => label}
        value={term}
        onValueChange={(text, { reason }) => reason === "input-change" && onTerm(text)}
      >
        <TermField
          field={field}
          term={term}
          maxLength={props.maxLength}
          completion={completion}
          onComplete={() => write(term + completion)}
          onSubmit={props.onSubmit}
          onShiftEnter={offer?.kind === "vehicle" ? () => onChoose(offer) : undefined}
          onClear={() => write("")}
          onClose={onClose}
        />
        {vehicle && <VehicleFilter {...vehicle} />}
        <Autocomplete.Status>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          {props.offline && <div className="search__offline">You're offline. Searching pages you opened on this device.</div>}
        </Autocomplete.Status>
        {suggestions ? (
          <Answer suggestions={suggestions} waiting={waiting} offline={props.offline} onChoose={onChoose} />
        ) : (
          initial && <Before initial={initial} onClearRecent={props.onClearRecent} onChoose={onChoose} />
        )}
      </Autocomplete.Root>
    </Modal>
  )
}

type AnswerProps = Pick<SearchOverlayProps, "offline" | "onChoose" | "waiting"> & { readonly suggestions: SuggestionGroups }

/** Rendered again for another answer, and not for each letter. */
const Answer = memo(function Answer({ offline, onChoose, suggestions, waiting }: AnswerProps) {
  const parts = { onChoose, waiting }
  return (
    <Autocomplete.List className="search__groups" aria-label="Suggestions" {...(listSuggestions(suggestions).length === 0 && noOptions)}>
      <TermOffer offer={suggestions.offer} onChoose={onChoose} />
      <SuggestionGroup
        {...parts}
        layout="searches"
        title={offline ? "Searches on this device" : "Suggested Searches"}
        none={offline ? nothingHere("such search") : "No suggested searches"}
        rows={suggestions.searches}
      />
      <SuggestionGroup
        {...parts}
        layout="products"
        title="PRODUCTS"
        none={offline ? nothingHere("such part") : "No suggested products"}
        rows={suggestions.products}
      />
      <SuggestionGroup
        {...parts}
        layout="articles"
        title="ARTICLES"
        none={offline ? nothingHere("such article") : "No suggested articles"}
        rows={suggestions.articles}
      />
    </Autocomplete.List>
  )
})

const Before = memo(function Before({
  initial,
  ...more
}: Pick<SearchOverlayProps, "onChoose" | "onClearRecent"> & { readonly initial: InitialContent }) {
  return <InitialPanel {...initial} {...more} />
})
