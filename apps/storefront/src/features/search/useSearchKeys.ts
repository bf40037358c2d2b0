import { useEffect } from "react"
import { openSearch } from "./openSearch.ts"

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([readonly]), textarea, select, [contenteditable], [role=dialog]") !== null

/** '/' where nothing is being typed, and Ctrl or Command with K anywhere but in a dialog. */
const wishesSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean => {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !(target instanceof Element && target.closest("[role=dialog]"))
  return key === "/" && !takesText(target)
}

/** The keys that open the search. */
export const useSearchKeys = (isEditing: boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !wishesSearch(event)) return
      event.preventDefault()
      openSearch({ isEditing })
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [isEditing])
}
