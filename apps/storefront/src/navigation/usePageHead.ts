import { useEffect } from "react"
import { useMatches } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore } from "../frame/SettingsStore.ts"
import type { PageHandle } from "./PageHead.ts"

/** Keeps the document's title and canonical address with the page after navigations; the first page's came from the server. */
export const usePageHead = (): void => {
  const settings = useStore(SettingsStore)
  const leaf = useMatches().at(-1)
  useEffect(() => {
    const head = (leaf?.handle as PageHandle | undefined)?.head(leaf?.loaderData as never, {
      settings,
      path: location.pathname,
      search: location.search
    })
    if (!head) return
    document.title = head.title
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", new URL(head.canonicalPath, location.origin).href)
  }, [leaf, settings])
}
