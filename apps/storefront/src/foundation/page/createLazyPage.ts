import type { ComponentType } from "react"
import type { PageHandle } from "./PageHead.ts"
import type { PageRoute, GetPages } from "./PageRoute.ts"
import type { Pages } from "./Pages.ts"

/** A page whose loader is in its own chunk, so that it adds nothing to other pages. */
export interface LazyPage<Data> {
  readonly Component: ComponentType
  readonly handle: PageHandle<Data>
  /** Loads the page's data; `url` is the page's address. */
  readonly load: (pages: Pages, url: URL) => Promise<Data>
}

/** Creates the route of a lazy page. `module` is its file, by which the server finds the files of the page. */
export const createLazyPage = <Data>(pagesOf: GetPages, path: string, module: string, page: () => Promise<LazyPage<Data>>): PageRoute => ({
  path,
  id: `${module}#${path}`,
  lazy: async () => {
    const { Component, handle, load } = await page()
    return { Component, handle, loader: (asked) => load(pagesOf(asked), new URL(asked.request.url)) }
  }
})
