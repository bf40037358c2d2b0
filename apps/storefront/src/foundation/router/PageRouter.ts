import type { DataRouter, Location, NavigateOptions, To } from "react-router-dom"
import { createContext, type ReactNode } from "react"

type LibraryState = DataRouter["state"]
type LibraryMatch = LibraryState["matches"][number]

/** One of the routes that a page is drawn by. */
export interface PageMatch extends Pick<LibraryMatch, "params"> {
  readonly route: Pick<LibraryMatch["route"], "element" | "errorElement" | "handle" | "id">
}

/** What pages are drawn from. */
export interface PageState extends Pick<
  LibraryState,
  "actionData" | "errors" | "initialized" | "loaderData" | "location" | "preventScrollReset" | "restoreScrollPosition" | "revalidation"
> {
  readonly matches: ReadonlyArray<PageMatch>
  readonly navigation: Pick<LibraryState["navigation"], "state">
}

/** What pages ask of a router: the library's answers it, and so does the first page's until that one is there. */
export interface PageRouter {
  readonly state: PageState
  readonly subscribe: (hear: (state: PageState, change: { readonly newErrors: LibraryState["errors"] }) => void) => () => void
  readonly navigate: (
    to: To,
    options?: Pick<NavigateOptions, "defaultShouldRevalidate" | "preventScrollReset" | "replace" | "state">
  ) => Promise<void>
  readonly revalidate: () => Promise<void>
}

export const RouterContext = createContext<PageRouter | null>(null)
export const StateContext = createContext<PageState | null>(null)
/** Apart from the state: who asks for these alone draws nothing anew while another page is on its way. */
export const LocationContext = createContext<Location | null>(null)
export const LoaderDataContext = createContext<PageState["loaderData"] | null>(null)
/**
 * The same for a page that may go on standing behind the next one (`KeepMountedOutlet`). Contexts of their own: React draws whoever asks for one anew
 * when one around it changes, though another stands between.
 */
export const PageStateContext = createContext<PageState | null>(null)
export const PageLocationContext = createContext<Location | null>(null)
export const PageLoaderDataContext = createContext<PageState["loaderData"] | null>(null)
/** The page's own route: nothing is drawn between the frame and the page but its error's. */
export const PageMatchContext = createContext<PageMatch | null>(null)
/** The route that draws this part of the page. */
export const MatchContext = createContext<PageMatch | null>(null)
/** What the route within that one draws. */
export const OutletContext = createContext<ReactNode>(null)
/** What the error's page stands for. */
export const ErrorContext = createContext<unknown>(undefined)

/** The state of a page that stands as it was drawn. */
export const getRenderedState = (drawn: Pick<PageState, "actionData" | "errors" | "loaderData" | "location" | "matches">): PageState => ({
  ...drawn,
  initialized: true,
  navigation: { state: "idle" },
  preventScrollReset: false,
  restoreScrollPosition: false,
  revalidation: "idle"
})
