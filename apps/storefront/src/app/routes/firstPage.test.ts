import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { errorPage } from "../../features/recovery/errorPage.tsx"
import { ProjectStore } from "../../features/vehicle/ProjectStore.ts"
import { compose } from "../composition/compose.ts"
import { type FirstPage, firstState } from "./firstPage.ts"
import { liveRouter } from "./liveRouter.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const withoutErrorPage = () => vi.spyOn(errorPage, "load").mockRejectedValue(new Error("503"))

it("ERR-17 the page of an error comes alive where its own code is late", async () => {
  withoutErrorPage()
  const errors = { page: { status: 404 } }
  expect((await firstState({ id: "lost", module: null, params: {}, loaderData: {}, errors })).errors).toBe(errors)
})

it("ERR-17 a page that works is led on from without the code of an error's page", async () => {
  const load = withoutErrorPage()
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  )
  history.replaceState(null, "", "/buildlist")
  const { container, dispose, runtime } = compose(emptySeed, memoryEngine(), () => undefined)
  onTestFinished(dispose)
  const id = "src/features/list-pages/ListsPage.tsx"
  const page: FirstPage = { id, module: null, params: {}, errors: null, loaderData: { [id]: null, frame: null } }
  const first = await firstState(page)
  const router = await liveRouter({ first, isDrawnAnew: false, project: container.resolve(ProjectStore), runtime })
  onTestFinished(() => router?.dispose())
  expect(load).toHaveBeenCalled()
  expect(router?.state.matches.at(-1)?.route.id).toBe(id)
})
