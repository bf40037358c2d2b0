import { act } from "@testing-library/react"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../test/renderStorefront.tsx"
import { hydrateApp, type Hydration } from "./hydrateApp.tsx"

const failing = vi.hoisted(() => ({ isOn: true }))
// Simulates a chunk that fails to load: the module throws as the browser's import would.
vi.mock("../features/help/TermsPage.tsx", () => {
  if (failing.isOn) throw new TypeError("Failed to fetch dynamically imported module")
  return {}
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it("ERR-11 ERR-17 ERR-18 hydrateApp reloads once when the page's code cannot be loaded, then shows the error page", async () => {
  // happy-dom has no locks.
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request: (_: string, act: () => unknown) => act() } } }))
  vi.stubGlobal("fetch", () => Promise.reject(new Error("503")))
  vi.spyOn(console, "error").mockReturnValue()
  vi.stubGlobal("reportError", vi.fn())
  const replace = vi.spyOn(location, "replace").mockReturnValue()
  const root = Object.assign(document.createElement("div"), { id: "root" })
  const script = Object.assign(document.createElement("script"), { type: "application/json", id: "hydration" })
  document.body.append(script, root)
  const open = (address: string) => {
    history.replaceState(null, "", address)
    script.textContent = JSON.stringify({
      seed: emptySeed,
      router: { errors: null, loaderData: { frame: { categories: [], banners: [] } } }
    } satisfies Hydration)
    return hydrateApp(false)
  }
  await open("/info/terms")
  expect(replace.mock.calls).toEqual([["/info/terms?CsrErrorRefresh=1"]])
  const remove = await open("/info/terms?CsrErrorRefresh=1")
  onTestFinished(() => act(() => remove?.()))
  await expect.poll(() => root.textContent, { timeout: 10_000 }).toContain("Well, That's Embarrassing")
  expect(replace).toHaveBeenCalledOnce()
})

it("NAV-170 hydrateApp reloads the page without the previous page's scroll position if Back changed the URL before hydration", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: "https://shop.example/item/rotor/1" } as never])
  const script = Object.assign(document.createElement("script"), { type: "application/json", id: "hydration" })
  script.textContent = JSON.stringify({ seed: emptySeed, router: {} } satisfies Hydration)
  document.body.append(script)
  history.replaceState(null, "", "/shop/all")
  await hydrateApp(false)
  expect(reload).toHaveBeenCalledOnce()
  expect(history.scrollRestoration).toBe("manual")
})
