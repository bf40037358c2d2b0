import { activateModal } from "@camber/ui/overlays"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import { composeApp } from "../composition/composeApp.ts"
import { type InitialPage, loadInitialState } from "./initialPage.ts"
import { createNavigationRouter } from "./createNavigationRouter.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const withoutErrorPage = () => vi.spyOn(LateComponents.prototype, "load").mockRejectedValue(new Error("503"))

it("ERR-17 the page of an error comes alive where its own code is late", async () => {
  withoutErrorPage()
  const errors = { page: { status: 404 } }
  expect((await loadInitialState({ id: "lost", module: null, params: {}, loaderData: {}, errors }, new LateComponents())).errors).toBe(
    errors
  )
})

/** The router that leads on from the page of lists. */
const ledOn = async (load: Parameters<typeof composeApp>[1] = createTestRuntime()) => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  )
  history.replaceState(null, "", "/buildlist")
  const { container, dispose, runtime } = composeApp(emptySeed, load, () => undefined)
  onTestFinished(dispose)
  const page: InitialPage = { id, module: null, params: {}, errors: null, loaderData: { [id]: null, frame: null } }
  const first = await loadInitialState(page, container.resolve(LateComponents))
  const router = await createNavigationRouter({ container, first, isDrawnAnew: false, runtime })
  onTestFinished(() => router?.dispose())
  return router!
}
const id = "src/features/list-pages/ListsPage.tsx"

it("ERR-17 a page that works is led on from without the code of an error's page", async () => {
  const load = withoutErrorPage()
  const router = await ledOn()
  expect(load).toHaveBeenCalled()
  expect(router.state.matches.at(-1)?.route.id).toBe(id)
})

it("NAV-173 what is asked for a page ends where that is left before it has come", async () => {
  const ends: Array<AbortSignal | undefined> = []
  const router = await ledOn(async (seed) => {
    const engine = await createTestRuntime(null, { held: () => new Promise(() => undefined) })(seed)
    return {
      ...engine,
      run: (command, signal) => {
        ends.push(signal)
        return engine.run(command, signal)
      }
    }
  })
  const left = router.navigate("/shop/brakes~2-3")
  await expect.poll(() => ends).toHaveLength(1)
  await router.navigate("/buildlist")
  await left
  expect(ends.map((signal) => signal?.aborted)).toEqual([true])
})

it("NAV-174 a step to the plan of another list takes no modal along, and one to the same plan does", async () => {
  await ledOn()
  const stepTo = (address: string) => {
    history.replaceState(null, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }
  stepTo("/buildlist/plan?list=a")
  const onClose = vi.fn()
  const modal = document.body.appendChild(document.createElement("div"))
  onTestFinished(activateModal(modal, modal, { onClose, onEscape: onClose }))
  stepTo("/buildlist/plan?list=a&from=cart")
  expect(onClose).not.toHaveBeenCalled()
  stepTo("/buildlist/plan?list=b")
  expect(onClose).toHaveBeenCalledOnce()
})
