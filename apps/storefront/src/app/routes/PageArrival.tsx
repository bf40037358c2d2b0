import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { isInsideOverlay } from "../../foundation/page/restoreFocus.ts"
import { usePageHead } from "../../foundation/page/usePageHead.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/**
 * Moves the focus to the start of a new page and announces its title, as a page load would. Skips the first page and changed parameters of
 * the same path. Rendered after the page, so that an error page has set the title.
 */
export const PageArrival = () => {
  usePageHead()
  const { key, pathname, search } = useLocation()
  const { id, loaderData } = useMatches().at(-1)!
  const shownPath = useRef(pathname)
  const announcements = useStore(AnnouncementStore)
  const currentPage = useStore(CurrentPage)
  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname
      // A dialog may have opened during the navigation.
      if (!isInsideOverlay(document.activeElement)) document.getElementById("main")?.focus({ preventScroll: true })
      announcements.announce(document.title)
    }
    // Listeners may move the focus further.
    currentPage.show({ address: pathname + search, key, module: loaderData === undefined ? "" : id, data: loaderData })
  })
  return null
}
