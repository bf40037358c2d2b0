import type { LoaderFunctionArgs, RouteObject } from "react-router-dom"
import type { Pages } from "./Pages.ts"

/** The questions of who asks: on the server those of the request, in the browser the same throughout. They end where the page is left meanwhile. */
export type GetPages = (asked: Pick<LoaderFunctionArgs, "context" | "request">) => Pages

/** A route of the shop. Its page is drawn for the one who asks, unless the route says that everybody may be given the same. */
export type PageRoute = RouteObject & {
  readonly isShared?: boolean
  readonly isStrangersOwn?: boolean
  readonly isAskedAhead?: boolean
}

/**
 * The route of a page that is everybody's: it follows from its address, the catalogue and the vehicle alone. There is no end of searches and
 * facets, so what bounds the kept pages is the cache: its bytes, the least used going first, and the longest key.
 */
export const toSharedRoute = (route: RouteObject): PageRoute => ({ ...route, isShared: true })

/**
 * The route of a page of the visitor's own things. A stranger has none, so for strangers the server draws that, the same for all of them; for
 * anybody else it leaves room for what there is.
 */
export const withAnonymousVariant = (route: PageRoute): PageRoute => ({ ...route, isStrangersOwn: true })

/** The route of a page that is likely to be gone to by who rests on a link to it, and that asking for changes nothing. */
export const withDataPrefetch = (route: PageRoute): PageRoute => ({ ...route, isAskedAhead: true })

/** What a loader throws for an unknown address: 404 with one of its pages. */
export const throwNotFound = async (pages: Pick<Pages, "drawErrorPage">) =>
  Response.json({ variant: await pages.drawErrorPage() }, { status: 404 })
