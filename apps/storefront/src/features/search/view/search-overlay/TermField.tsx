import { Autocomplete } from "@base-ui/react/autocomplete"
import type { KeyboardEvent, Ref, SubmitEvent } from "react"
import { Icon, IconButton } from "@camber/ui"

export interface TermFieldProps {
  readonly field: Ref<HTMLInputElement>
  readonly term: string
  readonly maxLength: number
  /** Text that would complete the term, without the typed part; empty: nothing. */
  readonly completion: string
  readonly onComplete: () => void
  readonly onSubmit: () => void
  /** Called on Shift with Enter; absent if that key combination has no separate function. */
  readonly onShiftEnter?: (() => void) | undefined
  readonly onClear: () => void
  readonly onClose: () => void
}

/** Renders the field with its type-ahead hint. Tab accepts the hint; without a hint it moves on as usual (SRCH-06 to SRCH-08). */
export const TermField = ({ field, term, maxLength, completion, onComplete, onSubmit, onShiftEnter, onClear, onClose }: TermFieldProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  const press = (event: KeyboardEvent) => {
    const command =
      event.key === "Tab" && !event.shiftKey && completion !== ""
        ? onComplete
        : event.key === "Enter" && event.shiftKey
          ? onShiftEnter
          : undefined
    if (command === undefined) return
    event.preventDefault()
    command()
  }
  return (
    <search>
      <form className="search__bar" action="/search" onSubmit={submit}>
        <Icon name="search" />
        <div className="search__typed">
          <Autocomplete.Input
            ref={field}
            aria-label="Search"
            aria-autocomplete="list"
            placeholder="Search by vehicle, category, part number..."
            name="query"
            maxLength={maxLength}
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={press}
          />
          {completion !== "" && (
            <span className="search__hint" aria-hidden="true">
              <i>{term}</i>
              <button type="button" tabIndex={-1} onClick={onComplete}>
                {completion}
              </button>
            </span>
          )}
        </div>
        {completion !== "" && (
          <kbd className="search__key" aria-hidden="true">
            Tab
          </kbd>
        )}
        {term === "" ? (
          <IconButton className="search__close" icon="x" label="Close search" onClick={onClose} />
        ) : (
          <IconButton icon="x" label="Clear" onClick={onClear} />
        )}
      </form>
    </search>
  )
}
