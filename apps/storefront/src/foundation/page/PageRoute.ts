import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom"
import type { ComponentType } from "react"
import type { Pages } from "./Pages.ts"
import type { PageHandle } from "./PageHead.ts"

/**
 * Provides the services of a visitor: on the server those of the request, in the browser always the same. Calls are aborted if the visitor
 * leaves the page.
 */
export type GetPages = (asked: Pick<LoaderFunctionArgs, "context" | "request">) => Pages

/** A route of the shop. Its page is rendered for one visitor unless the route declares it shared. */
export type PageRoute = RouteObject & {
  readonly isShared?: boolean
  readonly hasAnonymousVariant?: boolean
  readonly isDataPrefetched?: boolean
  /** For a browser without scripts, the server renders the visitor's content. Its forms post to the page. */
  readonly hasForms?: boolean
}

/**
 * The route of a shared page: it depends only on its URL, the catalog and the vehicle. Searches and facets are unlimited, so the cache
 * limits the stored pages by bytes (least recently used first) and by key length.
 */
export const toSharedRoute = (route: RouteObject): PageRoute => ({ ...route, isShared: true })

/** Runs a loader again only at another address, and not when the selected vehicle changes. */
export const atAnotherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href

/**
 * The route of a page with the visitor's own data. Anonymous visitors have none, so the server renders one empty page for all of them. For
 * other visitors it reserves space for the data.
 */
export const withAnonymousVariant = (route: PageRoute): PageRoute => ({ ...route, hasAnonymousVariant: true })

/** The route of a page that a visitor is likely to open after hovering over its link, and whose loader has no side effects. */
export const withDataPrefetch = (route: PageRoute): PageRoute => ({ ...route, isDataPrefetched: true })

/** Creates the error that loaders throw for an unknown URL: status 404, with one of the error pages. */
export const throwNotFound = async (pages: Pick<Pages, "drawErrorPage">) =>
  Response.json({ variant: await pages.drawErrorPage() }, { status: 404 })

/** A page whose loader is in its own chunk, so that it adds nothing to other pages. */
export interface LazyPage<Data> {
  readonly Component: ComponentType
  readonly handle: PageHandle<Data>
  /** Loads the page's data; `url` is the page's URL. */
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
