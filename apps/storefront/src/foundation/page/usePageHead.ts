import { useEffect } from "react"
import { useLocation, useMatches } from "react-router-dom"
import { SettingsStore } from "../runtime/SettingsStore.ts"
import { useStore } from "../runtime/StoreContext.ts"
import { setShareImage } from "./images.ts"
import type { PageHandle } from "./PageHead.ts"

/**
 * Updates the document's title, canonical address and share image after a navigation. The server wrote those of the first page. An error
 * page has no loader data and sets its own title.
 */
export const usePageHead = (): void => {
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
