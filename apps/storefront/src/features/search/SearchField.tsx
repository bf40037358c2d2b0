import { SearchForm } from "./view/search-form/SearchForm.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { openSearch } from "./openSearch.ts"
import { SearchStore } from "./SearchStore.ts"
import { useSearchBar } from "./useSearchBar.ts"

/** Nothing to search yet: a click, a space, or the slash, which is the shop's key for search. Once the search is open, each is text. */
const isWish = (typed: string): boolean => typed.trim() === "" || typed === "/"

/**
 * The search in the header. Without scripts, and until the overlay's code is there, a plain form; whatever is typed into it by then goes
 * along into the overlay.
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
    else if (isWish(typed) && own === "") openSearch({ isEditing: term !== "" })
    else openSearch({ isEditing: true, typed: isWish(typed) ? own : own + typed })
  }
  /** Searched already: nothing of it is left to take over. */
  const sent = useRef<string | null>(null)
  const submit = (text: string) => {
    const href = search.hrefFor(search.isOpen ? search.term : text)
    // Nothing to search yet.
    if (href === null) return open("")
    sent.current = text
    if (search.isOpen) return search.submit()
    search.remember(text)
    void navigate(href)
  }
  // What was typed before the page came alive, and then until the overlay is there.
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
