import "reflect-metadata/lite"
import "./styles.css"
import { projectFingerprint, unknownProject } from "@camber/domain/vehicle"
import { StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { type HydrationState, matchRoutes, RouterProvider } from "react-router-dom"
import { CartStore } from "../features/cart/CartStore.ts"
import { compose } from "./composition/compose.ts"
import { lateEngine } from "./composition/lateEngine.ts"
import type { Seed } from "../foundation/runtime/Seed.ts"
import { StoreContext } from "../foundation/runtime/StoreContext.ts"
import { atFirstSign } from "../foundation/late/atFirstSign.ts"
import { hasBeenHere } from "../foundation/late/hasBeenHere.ts"
import { lazyRouter } from "./routes/lazyRouter.ts"
import { PageNavigator } from "../foundation/page/PageNavigator.ts"
import type { Answer } from "../foundation/page/Pages.ts"
import { pagesOver } from "./routes/pagesOver.ts"
import { makeRoutes } from "./routes/routes.tsx"
import { reloadBlank } from "../features/recovery/reloadBlank.ts"
import { ProjectStore } from "../features/vehicle/ProjectStore.ts"

interface Hydration {
  readonly seed: Seed
  readonly router: HydrationState
}

/** React takes the page over as the server drew it. `wasTouched`: somebody is there already. */
export const comeAlive = (wasTouched: boolean): void => {
  const { seed, router: hydrationData } = JSON.parse(document.getElementById("hydration")!.textContent!) as Hydration
  const { container, runtime } = compose(seed, lateEngine, (error, attempt) =>
    console.warn(`The shop's engine did not load (attempt ${attempt}).`, error)
  )
  const answer: Answer = async (command) => {
    const end = await runtime.run(command)
    if (end._tag === "Done") return end.value
    throw end._tag === "Failed" ? end.error : end.cause
  }
  const project = container.resolve(ProjectStore)
  const pages = pagesOver(answer, () => project.project ?? unknownProject)
  const routes = makeRoutes(() => pages)

  /** The page's own route chunks come before the router is made, because it copies the routes. */
  const loadMatched = () =>
    Promise.all(
      (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined })
      })
    )

  const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))

  const reload = reloadBlank(runtime)

  /** What the error page stands for is told late: it adds nothing to a page that works. */
  const tell = (caught: unknown) =>
    void import("../features/recovery/tellPageFailure.ts").then(
      ({ tellPageFailure }) => tellPageFailure(caught),
      () => console.error(caught)
    )

  const cart = container.resolve(CartStore)
  let isBegun = false
  /** The engine comes, and with it what belongs to this visitor alone. */
  const begin = () => {
    if (!isBegun) void cart.hydrate()
    isBegun = true
  }
  /** Once the page is quiet, so that the first wish finds the engine. A stranger has nothing of the own: for one it comes at the first sign. */
  const startWhenQuiet = () => void soon(() => (hasBeenHere() ? begin() : cart.assumeEmpty()), { timeout: 3000 })

  /** Drawn for another car it is judged, and kept from before it is brought up to date, though nobody touches it. */
  const isDrawnAnew = document.querySelector("[data-unjudged], [data-kept]") !== null

  // No top-level await: with it the bundler cuts more chunks.
  void loadMatched().then(() => {
    const router = lazyRouter(routes, hydrationData, () =>
      import("./routes/liveRouter.ts").then((live) =>
        live.liveRouter(routes, hydrationData, () => projectFingerprint(project.project), isDrawnAnew)
      )
    )
    container.resolve(PageNavigator).attach((href) => void router.navigate(href))
    hydrateRoot(
      document.getElementById("root")!,
      <StrictMode>
        <StoreContext value={container}>
          <RouterProvider router={router} onError={(caught, { errorInfo }) => errorInfo ?? tell(caught)} />
        </StoreContext>
      </StrictMode>,
      {
        // What failed to be drawn, where the router's boundary stands; what failed to be loaded is told by the router.
        onCaughtError: tell,
        onRecoverableError: (error) => console.error("The page was drawn anew.", error),
        onUncaughtError: (error) => void reload(error)
      }
    )
    if (document.readyState === "complete") startWhenQuiet()
    else addEventListener("load", startWhenQuiet, { once: true })
    const learn = () =>
      void import("../features/telemetry/startTelemetry.ts").then(
        ({ startTelemetry }) => startTelemetry({ container, runtime }, router),
        () => undefined
      )
    // Who reads without a sign has come by then too (SESS-02).
    setTimeout(learn, 10_000)
    const attend = () => {
      router.initialize()
      begin()
      learn()
      // Without it a press waits a little longer, and the shop needs a network.
      import("./composition/afterFirstSign.ts").then(
        ({ afterFirstSign }) => afterFirstSign({ container, runtime }, routes, router),
        () => undefined
      )
    }
    if (wasTouched || isDrawnAnew) attend()
    else atFirstSign(attend)
  })
}
