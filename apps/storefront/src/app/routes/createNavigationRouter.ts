import { parsePageNumber } from "@camber/domain/pages"
import { getProjectFingerprint, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { setPageIdentity } from "@camber/ui"
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from "react-router-dom"
import { errorPage } from "../../features/recovery/errorPage.tsx"
import { ReleaseCheck } from "../../features/install/ReleaseCheck.ts"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import type { RunProgram } from "../../foundation/page/Pages.ts"
import type { PageState } from "../../foundation/router/PageRouter.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"
import { prefetchRouteData } from "./prefetchRouteData.ts"
import { getHistoryEntryKey } from "./getHistoryEntryKey.ts"
import { restoreScroll } from "./restoreScroll.ts"
import { cacheRouteData } from "./cacheRouteData.ts"
import { createPages } from "./createPages.ts"
import { prefetchPages } from "./prefetchPages.ts"
import { createRoutes } from "./routes.tsx"

interface LiveRouterWorld {
  readonly runtime: AppRuntime
  readonly container: Container
  readonly first: Pick<PageState, "errors" | "loaderData" | "location">
  /** What the server drew is not what the page's loader would answer. */
  readonly isDrawnAnew: boolean
}

/**
 * The router that navigates. It begins from the data that the server drew the page with; steps back and forward find the pages that were left.
 * null: the visitor has stepped back meanwhile, and the document loads that page.
 */
export const createNavigationRouter = async ({ container, first, isDrawnAnew, runtime }: LiveRouterWorld): Promise<DataRouter | null> => {
  const project = container.resolve(ProjectStore)
  const components = container.resolve(LateComponents)
  /** What is asked for a page that is left meanwhile ends. */
  const answerUntil =
    (left: AbortSignal): RunProgram =>
    async (command) => {
      const end = await runtime.run(command, left)
      if (end._tag === "Done") return end.value
      throw end._tag === "Failed" ? end.error : end.cause
    }
  const routes = createRoutes(({ request }) =>
    createPages(
      answerUntil(request.signal),
      () => project.project ?? UNKNOWN_PROJECT,
      (late) => components.load(late)
    )
  )
  // By the time that a page fails there may be no network. A page that works can do without.
  await Promise.all([loadMatched(routes), components.load(errorPage).catch(() => undefined)])
  const { errors, loaderData, location: drawn } = first
  // Where that page was left is not to be written over.
  if (location.pathname !== drawn.pathname || location.search !== drawn.search) return null
  const whose = () => getProjectFingerprint(project.project)
  const kept = cacheRouteData(prefetchRouteData(routes, whose), whose, isDrawnAnew ? null : loaderData)
  setPageIdentity(parsePageNumber)
  // Before the router hears of an entry.
  getHistoryEntryKey()
  addEventListener("popstate", getHistoryEntryKey)
  const router = createBrowserRouter(kept, { hydrationData: { errors, loaderData } })
  restoreScroll(router)
  const release = container.resolve(ReleaseCheck)
  prefetchPages(routes, () => release.isCurrent())
  return router
}

/** The page's own code is told to the routes before the router is made, because it copies them. */
const loadMatched = (routes: RouteObject[]) =>
  Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined })
    })
  )
