import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { isInsideOverlay } from "../../foundation/page/restoreFocus.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { setShareImage } from "../../foundation/page/images.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"

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
    // Listeners may move the focus again.
    currentPage.show({ address: pathname + search, key, module: loaderData === undefined ? "" : id, data: loaderData })
  })
  return null
}

/**
 * Updates the document's title, canonical address and share image after a navigation. The server wrote those of the first page. An error
 * page has no loader data and sets its own title.
 */
const usePageHead = (): void => {
  const settings = useStore(SettingsStore)
  const { handle, loaderData } = useMatches().at(-1)!
  const { pathname: path, search } = useLocation()
  useEffect(() => {
    if (!handle || loaderData === undefined) return
    const head = (handle as PageHandle).head(loaderData as never, { settings, path, search })
    document.title = head.title
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", new URL(head.canonicalPath, location.origin).href)
    setShareImage(head.imagePath)
  }, [loaderData, handle, path, search, settings])
}
