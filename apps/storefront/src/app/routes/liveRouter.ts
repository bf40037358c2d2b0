import { pageOf } from "@camber/domain/pages"
import { projectFingerprint, unknownProject } from "@camber/domain/vehicle"
import { tellPagesApart } from "@camber/ui"
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from "react-router-dom"
import { errorPage } from "../../features/recovery/errorPage.tsx"
import { ReleaseCheck } from "../../features/install/ReleaseCheck.ts"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import type { Answer } from "../../foundation/page/Pages.ts"
import type { PageState } from "../../foundation/router/PageRouter.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Container } from "../../foundation/runtime/StoreContext.ts"
import { askAhead } from "./askAhead.ts"
import { entryKey } from "./entryKey.ts"
import { keepScroll } from "./keepScroll.ts"
import { keptPages } from "./keptPages.ts"
import { pagesOver } from "./pagesOver.ts"
import { prefetchPages } from "./prefetchPages.ts"
import { makeRoutes } from "./routes.tsx"

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
export const liveRouter = async ({ container, first, isDrawnAnew, runtime }: LiveRouterWorld): Promise<DataRouter | null> => {
  const project = container.resolve(ProjectStore)
  const components = container.resolve(LateComponents)
  /** What is asked for a page that is left meanwhile ends. */
  const answerUntil =
    (left: AbortSignal): Answer =>
    async (command) => {
      const end = await runtime.run(command, left)
      if (end._tag === "Done") return end.value
      throw end._tag === "Failed" ? end.error : end.cause
    }
  const routes = makeRoutes(({ request }) =>
    pagesOver(
      answerUntil(request.signal),
      () => project.project ?? unknownProject,
      (late) => components.load(late)
    )
  )
  // By the time that a page fails there may be no network. A page that works can do without.
  await Promise.all([loadMatched(routes), components.load(errorPage).catch(() => undefined)])
  const { errors, loaderData, location: drawn } = first
  // Where that page was left is not to be written over.
  if (location.pathname !== drawn.pathname || location.search !== drawn.search) return null
  const whose = () => projectFingerprint(project.project)
  const kept = keptPages(askAhead(routes, whose), whose, isDrawnAnew ? null : loaderData)
  tellPagesApart(pageOf)
  // Before the router hears of an entry.
  entryKey()
  addEventListener("popstate", entryKey)
  const router = createBrowserRouter(kept, { hydrationData: { errors, loaderData } })
  keepScroll(router)
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
