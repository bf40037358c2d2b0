import "reflect-metadata/lite"
import "./styles.css"
import { startTransition, StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { RouterView } from "../foundation/router/RouterView.tsx"
import { CartStore } from "../features/cart/CartStore.ts"
import { composeApp } from "./composition/composeApp.ts"
import { loadEffectRuntime } from "./composition/loadEffectRuntime.ts"
import { HydrationBoundary } from "./frame/HydrationBoundary.tsx"
import type { Seed } from "../foundation/runtime/Seed.ts"
import type { PageState } from "../foundation/router/PageRouter.ts"
import { StoreContext } from "../foundation/runtime/StoreContext.ts"
import { LateComponents } from "../foundation/late/LateComponents.ts"
import { UserActivity } from "../foundation/late/UserActivity.ts"
import { failedPage, type InitialPage, loadInitialState } from "./routes/initialPage.ts"
import { createDeferredRouter } from "./routes/createDeferredRouter.ts"
import { PageNavigator } from "../foundation/page/PageNavigator.ts"
import { reloadBlank } from "../features/recovery/reloadBlank.ts"

interface Hydration {
  readonly seed: Seed
  readonly page: InitialPage
}

/** React takes the page over as the server drew it. `wasTouched`: somebody is there already. */
export const hydrateApp = (wasTouched: boolean): void => {
  const { seed, page } = JSON.parse(document.getElementById("hydration")!.textContent!) as Hydration
  const { container, runtime } = composeApp(seed, loadEffectRuntime, (error, attempt) =>
    console.warn(`The shop's engine did not load (attempt ${attempt}).`, error)
  )
  const soon = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 200))

  const root = document.getElementById("root")!
  const reload = reloadBlank(runtime)
  /** React has removed the page. */
  const showFailure = async (error: unknown): Promise<void> => {
    if (await reload(error)) return
    const { showFailedRegions } = await import("../features/recovery/showFailedRegions.ts")
    showFailedRegions(root)
  }

  /** What the error page stands for is told late: it adds nothing to a page that works. */
  const tell = (caught: unknown) =>
    void import("../features/recovery/reportPageFailure.ts").then(
      ({ reportPageFailure }) => reportPageFailure(caught),
      () => console.error(caught)
    )

  const cart = container.resolve(CartStore)
  const presence = container.resolve(UserActivity)
  let isBegun = false
  /** The engine comes, and with it what belongs to this visitor alone. */
  const begin = () => {
    if (!isBegun) void cart.hydrate()
    isBegun = true
  }
  /** Once the page is quiet, so that the first wish finds the engine. A stranger has nothing of the own: for one it comes at the first sign. */
  const startWhenQuiet = () => void soon(() => (presence.isReturning ? begin() : cart.assumeEmpty()), { timeout: 3000 })

  /** Drawn for another car it is judged, and kept from before it is brought up to date, though nobody touches it. */
  const isDrawnAnew = document.querySelector("[data-unjudged], [data-kept]") !== null

  // No top-level await: with it the bundler cuts more chunks. A page whose code cannot be had answers as little as a blank one.
  const components = container.resolve(LateComponents)
  const failed = async (error: unknown) => {
    if (!(await reload(error))) await loadInitialState(failedPage(page), components).then(start)
  }
  const start = (state: PageState) => {
    const router = createDeferredRouter(state, () =>
      import("./routes/createNavigationRouter.ts").then(({ createNavigationRouter }) =>
        createNavigationRouter({ container, first: state, isDrawnAnew, runtime })
      )
    )
    container.resolve(PageNavigator).attach((href) => void router.navigate(href), router.stay)
    let learning: Promise<unknown> | undefined
    /** Once in a document's life. Tries again where the code could not be loaded. */
    const learn = () =>
      void (learning ??= import("../features/telemetry/startTelemetry.ts").then(
        ({ startTelemetry }) => startTelemetry({ container, runtime }, router),
        () => (learning = undefined)
      ))
    const attend = () => {
      router.wake()
      begin()
      learn()
      // Without it a press waits a little longer, and the shop needs a network.
      import("./composition/startInteractiveServices.ts").then(
        ({ startInteractiveServices }) => startInteractiveServices({ container, runtime }, router),
        () => undefined
      )
    }
    // What changes a store waits until the page is alive: what is drawn in slices has to be what the server drew until its end.
    let isAlive = false
    presence.isHere = wasTouched || isDrawnAnew
    const onAlive = () => {
      if (isAlive) return
      isAlive = true
      presence.when(attend)
      if (document.readyState === "complete") startWhenQuiet()
      else addEventListener("load", startWhenQuiet, { once: true })
      // Who reads without a sign has come by then too (SESS-02).
      setTimeout(learn, 10_000)
    }
    // A sign counts from now on. The engine is asked for before all else that begins with it: a press may wait for it.
    presence.when(() => isAlive && begin())
    // As a transition it is drawn in slices, between which the browser does what else there is; otherwise in one long task.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <StoreContext value={container}>
            <HydrationBoundary onAlive={onAlive}>
              <RouterView router={router} onError={tell} />
            </HydrationBoundary>
          </StoreContext>
        </StrictMode>,
        {
          // What failed to be drawn, where the router's boundary stands; what failed to be loaded is told by the router.
          onCaughtError: tell,
          onRecoverableError: (error) => console.error("The page was drawn anew.", error),
          onUncaughtError: (error) => void showFailure(error)
        }
      )
    })
  }
  void loadInitialState(page, components).then(start, failed)
}
