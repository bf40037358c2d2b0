import { useEffect } from "react"
import { useLeaf, useLocation, useRouteLoaderData } from "../router/hooks.ts"
import { useStore } from "../runtime/StoreContext.ts"
import { SettingsStore } from "../runtime/SettingsStore.ts"
import type { PageHandle } from "./PageHead.ts"
import { setShareImage } from "./images.ts"

/**
 * Keeps the document's title, canonical address and picture for sharing with the page after navigations; the first page's came from the server. A page without
 * data is an error's, which has its own title.
 */
export const usePageHead = (): void => {
  const settings = useStore(SettingsStore)
  const { handle, id } = useLeaf()
  const { pathname: path, search } = useLocation()
  const data = useRouteLoaderData<never>(id)
  useEffect(() => {
    if (!handle || data === undefined) return
    const head = (handle as PageHandle).head(data, { settings, path, search })
    document.title = head.title
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", new URL(head.canonicalPath, location.origin).href)
    setShareImage(head.imagePath)
  }, [data, handle, path, search, settings])
}
