import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"

/**
 * Milliseconds for which a field that lost the focus still counts as in use, because a click on its form's button or on the next field is
 * likely.
 */
const QUIET_MS = 3000
const FIELDS = "input, select, textarea, [contenteditable], [role=combobox], [aria-haspopup=listbox]"
const isFieldFocused = () => document.activeElement?.closest(FIELDS) != null

/** Returns whether the visitor is filling in a form: a field has the focus, or was changed on this page. */
export const useFieldInUse = (): boolean => {
  const { pathname } = useLocation()
  const [isFocused, setFocused] = useState(isFieldFocused)
  const [editedOn, setEditedOn] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const enter = () => {
      clearTimeout(timer)
      if (isFieldFocused()) setFocused(true)
    }
    const leave = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setFocused(isFieldFocused()), QUIET_MS)
    }
    document.addEventListener("focusin", enter)
    document.addEventListener("focusout", leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("focusin", enter)
      document.removeEventListener("focusout", leave)
    }
  }, [])
  useEffect(() => {
    const edit = () => setEditedOn(pathname)
    document.addEventListener("input", edit)
    return () => document.removeEventListener("input", edit)
  }, [pathname])
  return isFocused || editedOn === pathname
}
