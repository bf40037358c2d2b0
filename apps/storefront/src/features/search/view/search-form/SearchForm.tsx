import { type InputEvent, type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useId, useImperativeHandle, useRef } from "react"
import { type HiddenField, HiddenFields, Icon, VisuallyHidden } from "@camber/ui"

export interface SearchFormProps {
  /** Default '/search'. */
  readonly action?: string
  /** The term that the page already answers. */
  readonly query?: string | undefined
  readonly fields?: readonly HiddenField[]
  readonly field?: Ref<HTMLInputElement> | undefined
  /** Where scripts run: gets the term in place of the page load. */
  readonly onSearch?: ((query: string) => void) | undefined
  /** Gets what is in the field each time that it changes under the shopper's hands. */
  readonly onInput?: ((text: string) => void) | undefined
  /** Pressed: what is typed elsewhere, in an overlay, is wished for. With the character that was typed into a read-only field. */
  readonly onOpen?: ((typed: string) => void) | undefined
  /** The pointer or the focus came near. */
  readonly onApproach?: (() => void) | undefined
  /** The overlay is there and takes all typing (SRCH-01). Until then the field is a plain one, so that nothing typed is lost. */
  readonly readOnly?: boolean
}

/** What a key would write into the field; null for one that writes nothing. */
const writtenBy = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null =>
  ctrlKey || metaKey || altKey || key.length !== 1 ? null : key

/** A GET form with one field named `query`: it searches without scripts too. */
export const SearchForm = (props: SearchFormProps) => {
  const { action = "/search", query = "", fields = [], field, onSearch, onInput, onOpen, onApproach, readOnly = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(field, () => input.current!)
  const shown = useRef(query)
  useEffect(() => {
    if (onSearch) input.current!.required = false
  }, [onSearch])
  // Another page answers another term. What was typed before the page came alive stays.
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
          // Until scripts run the press of an empty one leads into the field, where what is typed next is kept.
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
