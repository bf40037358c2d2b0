import { useEffect, useRef } from "react"
import { useLocation } from "../../foundation/router/hooks.ts"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { isInsideOverlay } from "../../foundation/page/isInsideOverlay.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { usePageHead } from "../../foundation/page/usePageHead.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/**
 * Tells that another page has come, as a page load would: focus moves to its beginning and its title is read out. Not for the first page,
 * and not for other parameters of the same one. Belongs behind the page: by then an error's page has given the document its title.
 */
export const PageArrival = () => {
  usePageHead()
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  const announcements = useStore(AnnouncementStore)
  const shownPage = useStore(CurrentPage)
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      // A dialog may have been opened while the page was on its way.
      if (!isInsideOverlay(document.activeElement)) document.getElementById("main")?.focus({ preventScroll: true })
      announcements.say(document.title)
    }
    // Whoever hears of it may lead the focus on from there.
    shownPage.show(pathname + search)
  })
  return null
}
