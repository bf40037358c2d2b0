import { afterEach, expect, it, vi } from "vitest"
import { emptySeed } from "../../test/renderStorefront.tsx"
import { hydrateApp } from "./hydrateApp.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it("ERR-11 ERR-17 ERR-18 a page whose code cannot be had is asked for anew, once, and then shows the generic page", async () => {
  // The window of the tests has no locks.
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request: (_: string, act: () => unknown) => act() } } }))
  vi.stubGlobal("fetch", () => Promise.reject(new Error("503")))
  const logged = vi.spyOn(console, "error").mockReturnValue()
  const replace = vi.spyOn(location, "replace").mockReturnValue()
  const page = { id: "home", module: "/no/such/page.js", params: {}, errors: null, loaderData: {} }
  const hydration = Object.assign(document.createElement("script"), { type: "application/json", id: "hydration" })
  hydration.textContent = JSON.stringify({ seed: emptySeed, page })
  const root = Object.assign(document.createElement("div"), { id: "root" })
  document.body.append(hydration, root)
  hydrateApp(false)
  await expect.poll(() => replace.mock.calls, { timeout: 10_000 }).toEqual([["/?CsrErrorRefresh=1"]])
  history.replaceState(null, "", "/?CsrErrorRefresh=1")
  hydrateApp(false)
  await expect.poll(() => logged.mock.calls.flat().join(" "), { timeout: 10_000 }).toContain("The page failed to draw twice")
  expect(replace).toHaveBeenCalledOnce()
  await expect.poll(() => root.textContent, { timeout: 10_000 }).toContain("Well, That's Embarrassing")
})
