import { VisuallyHidden } from "@camber/ui"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { usePageHead } from "./usePageHead.ts"

/**
 * Tells that another page has come, as a page load would: focus moves to its beginning and its title is read out. Not for the first page,
 * and not for other parameters of the same one. Belongs behind the page: by then an error's page has given the document its title.
 */
export const PageArrival = ({ main }: { readonly main: RefObject<HTMLElement | null> }) => {
  usePageHead()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [main, pathname])
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
