import { useEffect } from "react"
import { openSearch } from "./openSearch.ts"
import type { SearchStore } from "./SearchStore.ts"

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([readonly]), textarea, select, [contenteditable], [role=dialog]") !== null

/** Returns whether a key opens the search: '/' outside fields, and Ctrl or Command with K anywhere except in a dialog. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !(target instanceof Element && target.closest("[role=dialog]"))
  return key === "/" && !takesText(target)
}

/** Returns the term after a key; null for a key that types nothing. */
const written = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, term: string): string | null => {
  if (ctrlKey || metaKey || altKey) return null
  if (key === "Backspace") return term.slice(0, -1)
  return key.length === 1 ? term + key : null
}

/** Handles the keys that open the search. Text typed before its field has loaded is added to it. */
export const useSearchKeys = (search: SearchStore, isEditing: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const term = search.isOpen && !takesText(event.target) ? written(event, search.term) : null
      if (term === null && !isSearchKey(event)) return
      event.preventDefault()
      if (term === null) openSearch({ isEditing })
      else search.change(term)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [search, isEditing])
}
