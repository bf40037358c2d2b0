import { type ComponentType, createElement } from "react"
import type { LateComponents } from "../../foundation/late/LateComponents.ts"
import { getRenderedState, type PageMatch, type PageState } from "../../foundation/router/PageRouter.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { errorPage } from "../../features/recovery/errorPage.tsx"
import { getHistoryEntryKey } from "./getHistoryEntryKey.ts"
import { frameRoute, pageRoute } from "./frameRoutes.ts"

/** What the server tells of the page that it drew, so that the page comes alive without the route table. */
export interface InitialPage extends Pick<PageState, "errors" | "loaderData">, Pick<PageMatch, "params"> {
  /** The route that it is the page of. */
  readonly id: string
  /** The address of its code; null where an error's page stands. */
  readonly module: string | null
}

interface PageModule {
  readonly Component: ComponentType
  readonly handle: PageHandle
}

/** The same page where its code failed twice: the generic error page stands in for it (ERR-11, GAP-C84). */
export const failedPage = (page: InitialPage): InitialPage => ({
  ...page,
  module: null,
  errors: { [pageRoute.id]: { status: 500, statusText: "", internal: false, data: null } }
})

/** The state that the server drew the page from. Resolves when the page's code is there. */
export const loadInitialState = async (
  { errors, id, loaderData, module, params }: InitialPage,
  components: LateComponents
): Promise<PageState> => {
  const page = module === null ? null : ((await import(/* @vite-ignore */ module)) as PageModule)
  // It draws itself late where it has to.
  if (errors !== null) await components.load(errorPage).catch(() => undefined)
  const routes: ReadonlyArray<PageMatch["route"]> = [
    { id: frameRoute.id, element: createElement(frameRoute.Component), errorElement: createElement(frameRoute.ErrorBoundary) },
    { id: pageRoute.id, errorElement: createElement(pageRoute.ErrorBoundary) },
    { id, element: page && createElement(page.Component), handle: page?.handle }
  ]
  const { hash, pathname, search } = location
  return getRenderedState({
    actionData: null,
    errors,
    loaderData,
    location: { hash, pathname, search, state: history.state?.usr ?? null, key: getHistoryEntryKey() },
    matches: routes.map((route) => ({ params, route }))
  })
}
