import { type InputEvent, type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useId, useImperativeHandle, useRef } from "react"
import { type HiddenField, HiddenFields, Icon, VisuallyHidden } from "@camber/ui"

export interface SearchFormProps {
  /** Default '/search'. */
  readonly action?: string
  /** The term that the page already answers. */
  readonly query?: string | undefined
  readonly fields?: readonly HiddenField[]
  readonly field?: Ref<HTMLInputElement> | undefined
  /** With scripts: called with the term in place of the page load. */
  readonly onSearch?: ((query: string) => void) | undefined
  /** Called with the field's text on each change by the shopper. */
  readonly onInput?: ((text: string) => void) | undefined
  /** Called on a click if another field, in an overlay, takes the text. Receives the character that was typed into a read-only field. */
  readonly onOpen?: ((typed: string) => void) | undefined
  /** Called when the pointer or the focus approaches the form. */
  readonly onApproach?: (() => void) | undefined
  /** Whether the overlay has loaded and takes all typing (SRCH-01). Until then the field is a plain one, so that no typed text is lost. */
  readonly readOnly?: boolean
}

/** Returns the text that a key would type into the field; null for a key that types nothing. */
const writtenBy = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null =>
  ctrlKey || metaKey || altKey || key.length !== 1 ? null : key

/** Renders a GET form with one field named `query`, so it also searches without scripts. */
export const SearchForm = (props: SearchFormProps) => {
  const { action = "/search", query = "", fields = [], field, onSearch, onInput, onOpen, onApproach, readOnly = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(field, () => input.current!)
  const shown = useRef(query)
  useEffect(() => {
    if (onSearch) input.current!.required = false
  }, [onSearch])
  // Another page has another term. Text that was typed before hydration remains.
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (input.current) input.current.value = query
  }, [query])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const term = input.current?.value ?? ""
    const take = readOnly ? () => onOpen?.("") : onSearch && (() => onSearch(term))
    if (take === undefined) return
    event.preventDefault()
    take()
  }
  const press = (event: KeyboardEvent) => {
    const typed = writtenBy(event)
    if (!readOnly || typed === null) return
    event.preventDefault()
    onOpen?.(typed)
  }
  return (
    <search className="searchform" onPointerEnter={onApproach} onFocus={onApproach}>
      <form action={action} method="get" onSubmit={submit}>
        <HiddenFields fields={fields} />
        <button type="submit" aria-label="Submit search">
          <Icon name="search" />
        </button>
        <label htmlFor={id}>
          <VisuallyHidden>Search</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="query"
          defaultValue={query}
          // Before hydration, submitting an empty field focuses it, so that text typed next goes into it.
          required
          placeholder="Search by vehicle, category, part number..."
          autoComplete="off"
          enterKeyHint="search"
          readOnly={readOnly}
          aria-haspopup={onOpen && "dialog"}
          onClick={onOpen && (() => onOpen(""))}
          onKeyDown={press}
          onInput={onInput && ((event: InputEvent<HTMLInputElement>) => onInput(event.currentTarget.value))}
        />
      </form>
    </search>
  )
}
