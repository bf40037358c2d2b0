import { useEffect } from "react"
import { useMatches } from "react-router-dom"
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
  const leaf = useMatches().at(-1)
  useEffect(() => {
    const handle = leaf?.handle as PageHandle | undefined
    if (!handle || leaf?.loaderData === undefined) return
    const head = handle.head(leaf.loaderData as never, { settings, path: location.pathname, search: location.search })
    document.title = head.title
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", new URL(head.canonicalPath, location.origin).href)
    setShareImage(head.imagePath)
  }, [leaf, settings])
}
