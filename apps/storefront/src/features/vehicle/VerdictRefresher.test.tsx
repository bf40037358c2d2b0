import { act, render } from "@testing-library/react"
import { Effect } from "effect"
import { expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleProject } from "../../../test/samples.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { getRenderedState, RouterContext } from "../../foundation/router/PageRouter.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { VerdictRefresher } from "./VerdictRefresher.tsx"
import { ProjectStore } from "./ProjectStore.ts"

const location = { pathname: "/shop/brakes~2-3", search: "?page=2", hash: "", state: null, key: "default" }

/** A page of no car, for which the code that asks anew cannot be had, once a car is selected. */
const select = async () => {
  const device = createFakeDevice("", location)
  const { container, dispose } = composeApp(emptySeed, createTestRuntime(null, {}, { device }), () => undefined)
  onTestFinished(dispose)
  const revalidate = vi.fn(() => Promise.reject(new Error("503")))
  const state = getRenderedState({ actionData: null, errors: null, loaderData: {}, location, matches: [] })
  render(
    <StoreContext value={container}>
      <RouterContext value={{ state, subscribe: () => () => undefined, navigate: async () => undefined, revalidate }}>
        <VerdictRefresher />
      </RouterContext>
    </StoreContext>
  )
  await act(async () => container.resolve(ProjectStore).receive(sampleProject))
  expect(revalidate).toHaveBeenCalled()
  return { runtime: container.resolve(AppRuntime), search: () => Effect.runSync(device.tabs.address).search }
}

it("FIT-22 where the page's answers cannot be asked for again, the page is, and judged for the car that is selected", async () => {
  const { search } = await select()
  await expect.poll(search).toBe("?page=2&CsrErrorRefresh=1")
})

it("FIT-22 a page stays as it is where no network could bring another", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { runtime } = await select()
  // Nobody asked for the engine.
  expect(runtime.isHere).toBe(false)
})
