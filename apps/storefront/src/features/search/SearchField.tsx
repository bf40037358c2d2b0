import { SearchForm } from "./view/search-form/SearchForm.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { openSearch, useSearchBar } from "./useSearchKeys.ts"
import { SearchStore } from "./SearchStore.ts"

/**
 * Returns whether a key only opens the search: a click, a space, or the slash, which is the shop's search key. In the open search, a space
 * or a slash is text.
 */
const opensSearch = (typed: string): boolean => typed.trim() === "" || typed === "/"

/**
 * Renders the search in the header. Without scripts, and until the overlay's code has loaded, it is a plain form; text typed until then
 * moves to the overlay.
 */
export const SearchField = observer(function SearchField() {
  const search = useStore(SearchStore)
  const { path, ...bar } = useSearchBar()
  const { term } = bar
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const open = (typed: string) => {
    const text = field.current?.value ?? ""
    const own = text === term ? "" : text
    if (search.isOpen) search.change(search.term + typed)
    else if (opensSearch(typed) && own === "") openSearch({ isEditing: term !== "" })
    else openSearch({ isEditing: true, typed: opensSearch(typed) ? own : own + typed })
  }
  /** The term that was already searched, which the overlay does not take over. */
  const sent = useRef<string | null>(null)
  const submit = (text: string) => {
    const href = search.hrefFor(search.isOpen ? search.term : text)
    // An empty term has no results page.
    if (href === null) return open("")
    sent.current = text
    if (search.isOpen) return search.submit()
    search.remember(text)
    void navigate(href)
  }
  // Takes the text that was typed before hydration, and later until the overlay has loaded.
  const takeOver = useEffectEvent(() => {
    const input = field.current
    const isTyping = input !== null && input === document.activeElement && input.value !== input.defaultValue
    if (isTyping && input.value !== sent.current && !search.isOpen) search.open({ isEditing: true, typed: input.value }, bar)
  })
  useEffect(() => takeOver(), [search.isReady])
  return (
    <SearchForm
      key={path}
      field={field}
      query={term}
      readOnly={search.isReady}
      onApproach={search.prepare}
      onOpen={open}
      onInput={(text) => search.isOpen && search.change(text)}
      onSearch={submit}
    />
  )
})
