import { useEffect, useState } from "react"
import { useLocation } from "../../foundation/router/hooks.ts"

/** For so long after a field was left it still counts as in use: its form's button, or the next field, comes now. */
const QUIET_MS = 3000
const FIELDS = "input, select, textarea, [contenteditable], [role=combobox], [aria-haspopup=listbox]"
const isFieldFocused = () => document.activeElement?.closest(FIELDS) != null

/** Whether somebody is filling in something: a field has the focus, or was typed or chosen in on this page. */
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
