import "reflect-metadata/lite"
import "./styles.css"
import { getProjectFingerprint, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { parsePageNumber } from "@camber/domain/pages"
import { setPageIdentity } from "@camber/ui"
import { startTransition, StrictMode } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import {
  createBrowserRouter,
  type HydrationState,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  RouterProvider
} from "react-router-dom"
import { CartStore } from "../features/cart/CartStore.ts"
import { siteBanners } from "../features/banners/PageBanners.tsx"
import { reloadBlank } from "../features/recovery/reloadBlank.ts"
import { ProjectStore } from "../features/vehicle/ProjectStore.ts"
import { onIdle } from "../foundation/lazy/onIdle.ts"
import { UserActivity } from "../foundation/lazy/UserActivity.ts"
import { CurrentPage } from "../foundation/page/CurrentPage.ts"
import type { RunProgram } from "../foundation/page/Pages.ts"
import { restoreFocus } from "../foundation/page/restoreFocus.ts"
import type { Seed } from "../foundation/runtime/Seed.ts"
import { StoreContext } from "../foundation/runtime/StoreContext.ts"
import { type Composition, composeApp } from "./composition/composeApp.ts"
import { loadEffectRuntime } from "./composition/loadEffectRuntime.ts"
import { HydrationBoundary } from "./frame/HydrationBoundary.tsx"
import { siteFooter } from "./frame/PageFooter.tsx"
import { restoreScrollAfterReload } from "./frame/restoreScrollAfterReload.ts"
import { cacheRouteData } from "./routes/cacheRouteData.ts"
import { createPages } from "./routes/createPages.ts"
import { prefetchRouteData } from "./routes/prefetchRouteData.ts"
import { createRoutes } from "./routes/routes.tsx"

/** Data that the server writes into the document for hydration. */
export interface Hydration {
  readonly seed: Seed
  readonly router: Pick<HydrationState, "errors" | "loaderData">
}

/** The service worker responded with a page for another vehicle or from an earlier visit: its data is out of date. */
const OUTDATED = "[data-unjudged], [data-kept]"

/**
 * Makes the server's page interactive.
 *
 * @param hasInteracted - Whether the visitor has interacted already.
 * @returns A function that removes the app with its listeners; undefined while the page reloads.
 */
export const hydrateApp = async (hasInteracted: boolean): Promise<(() => void) | undefined> => {
  const { router: hydrationData, seed } = JSON.parse(document.getElementById("hydration")!.textContent!) as Hydration
  if (reloadOtherAddress(location)) return undefined
  restoreScrollAfterReload()
  const composition = composeApp(seed, loadEffectRuntime, (error, attempt) =>
    console.warn(`Loading the Effect runtime failed (attempt ${attempt}).`, error)
  )
  const root = document.getElementById("root")!
  const reload = reloadBlank(composition.runtime)
  const isOutdated = document.querySelector(OUTDATED) !== null
  let loaded: Awaited<ReturnType<typeof createRouter>>
  try {
    loaded = await createRouter(composition, hydrationData, isOutdated, loadLazyRoute)
  } catch (error) {
    // The page's code failed to load.
    if (await reload(error)) return undefined
    loaded = await createRouter(composition, { ...hydrationData, errors: { page: UNAVAILABLE } }, true, loadDocument)
  }
  const { router, routes } = loaded
  if (reloadOtherAddress(router.state.location)) return undefined
  const services = createBackgroundServices(composition, routes, hasInteracted || isOutdated)
  // React hydrates a transition in slices, between which the browser handles input.
  let app: Root | undefined
  startTransition(() => {
    app = hydrateRoot(
      root,
      <StrictMode>
        <StoreContext value={composition.container}>
          <HydrationBoundary onHydrated={services.start}>
            <RouterProvider router={router} onError={reportFailure} />
          </HydrationBoundary>
        </StoreContext>
      </StrictMode>,
      {
        // The router's error boundary reports what it catches.
        onCaughtError: () => undefined,
        onRecoverableError: (error) => console.error("React rendered the page again after a hydration error.", error),
        onUncaughtError: (error) =>
          void reload(error).then(async (isReloading) => {
            if (!isReloading) (await import("../features/recovery/showFailedRegions.ts")).showFailedRegions(root)
          })
      }
    )
  })
  return () => {
    services.stop()
    app?.unmount()
    void composition.dispose()
  }
}

/** Reloads if Back or Forward changed the URL before the router followed it (NAV-170). Returns whether the page reloads. */
const reloadOtherAddress = ({ pathname, search }: Pick<Location, "pathname" | "search">): boolean => {
  if (getLoadedAddress() === pathname + search) return false
  history.scrollRestoration = "manual"
  location.reload()
  return true
}

/** Path and query that this document was loaded from. A shared page does not know its query. */
const getLoadedAddress = (): string => {
  const [navigation] = performance.getEntriesByType("navigation")
  const { pathname, search } = new URL(navigation?.name ?? location.href)
  return pathname + search
}

/** ERR-11, GAP-C84 */
const UNAVAILABLE = { status: 500, statusText: "", internal: false, data: null }

const reportFailure = (error: unknown): void =>
  void import("../features/recovery/reportPageFailure.ts").then(
    ({ reportPageFailure }) => reportPageFailure(error),
    () => console.error(error)
  )

type Services = Pick<Composition, "container" | "runtime">

/** The router starts from the server's data, so that no loader runs again. */
const createRouter = async (
  { container, runtime }: Services,
  hydrationData: Hydration["router"],
  isOutdated: boolean,
  prepare: PrepareRoute
) => {
  const project = container.resolve(ProjectStore)
  /** A request for a page ends when the visitor leaves it. */
  const runUntil =
    (signal: AbortSignal): RunProgram =>
    async (command) => {
      const result = await runtime.run(command, signal)
      if (result._tag === "Done") return result.value
      throw result._tag === "Failed" ? result.error : result.cause
    }
  const routes = createRoutes(({ request }) => {
    // A navigation or a revalidation begins.
    siteFooter.hydrate()
    siteBanners.hydrate()
    return createPages(runUntil(request.signal), () => project.project ?? UNKNOWN_PROJECT)
  })
  for (const { route } of matchRoutes(routes, location) ?? []) await prepare(route)
  const getVehicleKey = () => getProjectFingerprint(project.project)
  const cached = cacheRouteData(prefetchRouteData(routes, getVehicleKey), getVehicleKey, isOutdated ? null : hydrationData.loaderData)
  setPageIdentity(parsePageNumber)
  return { routes, router: createBrowserRouter(cached, { hydrationData }) }
}

/** Prepares a route of the displayed page: React Router hydrates only routes whose `lazy` is resolved. */
type PrepareRoute = (route: RouteObject) => Promise<void>

const loadLazyRoute: PrepareRoute = async (route) => {
  if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined })
}

/** The route's code is missing: its pages load as documents. */
const loadDocument: PrepareRoute = async (route) => {
  if (!route.lazy) return
  const loader: LoaderFunction = ({ request }) => {
    location.assign(request.url)
    return new Promise(() => undefined)
  }
  Object.assign(route, { Component: () => null, loader, lazy: undefined })
}

/** Milliseconds after which a visit without interaction counts too (SESS-02). */
const READING_VISIT_MS = 10_000

/** Starts the work after hydration in order of importance: personal data, telemetry, then prefetching and the service worker. */
const createBackgroundServices = ({ container, runtime }: Services, routes: RouteObject[], hasInteracted: boolean) => {
  const cart = container.resolve(CartStore)
  const activity = container.resolve(UserActivity)
  activity.hasInteracted = hasInteracted
  let isHydrated = false
  let isCartRequested = false
  let telemetry: Promise<unknown> | undefined
  const loadCart = () => {
    if (!isCartRequested) void cart.hydrate()
    isCartRequested = true
  }
  const learn = () =>
    void (telemetry ??= import("../features/telemetry/startTelemetry.ts").then(
      ({ startTelemetry }) => startTelemetry({ container, runtime }),
      () => (telemetry = undefined)
    ))
  const attend = () => {
    loadCart()
    learn()
    import("./composition/startInteractiveServices.ts").then(
      ({ startInteractiveServices }) => void stops.push(startInteractiveServices({ container, runtime }, routes)),
      () => undefined
    )
  }
  /** A new visitor has no cart to load until they interact. */
  const beginCart = () => (activity.isReturning ? loadCart() : cart.assumeEmpty())
  const stops: Array<(() => void) | undefined> = [activity.onFirstInteraction(() => isHydrated && loadCart())]
  return {
    start: () => {
      if (isHydrated) return
      isHydrated = true
      // Starts immediately, because the first click may already leave the page.
      stops.push(restoreFocus(container.resolve(CurrentPage)))
      stops.push(activity.onFirstInteraction(attend))
      stops.push(onIdle(beginCart))
      const reading = setTimeout(learn, READING_VISIT_MS)
      stops.push(() => clearTimeout(reading))
    },
    stop: () => stops.forEach((stop) => stop?.())
  }
}
