import type { ComponentType } from "react"
import type { PageHandle } from "./PageHead.ts"
import type { PageRoute, GetPages } from "./PageRoute.ts"
import type { Pages } from "./Pages.ts"

/** A page whose loader is in its own chunk, so that it adds nothing to other pages. */
export interface LazyPage<Data> {
  readonly Component: ComponentType
  readonly handle: PageHandle<Data>
  /** What the page shows; `url` is the page's address. */
  readonly load: (pages: Pages, url: URL) => Promise<Data>
}

/** The route of such a page. `module` is its file, by which the server finds what the page needs. */
export const createLazyPage = <Data>(pagesOf: GetPages, path: string, module: string, page: () => Promise<LazyPage<Data>>): PageRoute => ({
  path,
  id: `${module}#${path}`,
  lazy: async () => {
    const { Component, handle, load } = await page()
    return { Component, handle, loader: (asked) => load(pagesOf(asked), new URL(asked.request.url)) }
  }
})
