import { useEffect } from "react"
import { openSearch } from "./openSearch.ts"
import type { SearchStore } from "./SearchStore.ts"

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([readonly]), textarea, select, [contenteditable], [role=dialog]") !== null

/** '/' where nothing is being typed, and Ctrl or Command with K anywhere but in a dialog. */
const wishesSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !(target instanceof Element && target.closest("[role=dialog]"))
  return key === "/" && !takesText(target)
}

/** What a key makes of the term; null for one that writes nothing. */
const written = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, term: string): string | null => {
  if (ctrlKey || metaKey || altKey) return null
  if (key === "Backspace") return term.slice(0, -1)
  return key.length === 1 ? term + key : null
}

/** The keys that open the search. What is typed on before its field is there goes into it, and is not lost. */
export const useSearchKeys = (search: SearchStore, isEditing: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const term = search.isOpen && !takesText(event.target) ? written(event, search.term) : null
      if (term === null && !wishesSearch(event)) return
      event.preventDefault()
      if (term === null) openSearch({ isEditing })
      else search.change(term)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [search, isEditing])
}
