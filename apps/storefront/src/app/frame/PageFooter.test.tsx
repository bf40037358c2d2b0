import { act, waitFor, within } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { deferHydration } from "../../foundation/lazy/deferHydration.tsx"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { composeApp } from "../composition/composeApp.ts"
import { nearFooter } from "./PageFooter.tsx"

let margin: string | undefined
let scrollNear: () => void = () => undefined

const stubWindow = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        callback: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void,
        options: { readonly rootMargin: string }
      ) {
        margin = options.rootMargin
        scrollNear = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    }
  )

let root: Root

/** Hydrates a page whose footer the server rendered. */
const hydrate = async (path = "/") => {
  stubWindow()
  const load = vi.fn(() => import("./SiteFooter.tsx"))
  const [server, browser] = [deferHydration("footer", load, nearFooter), deferHydration("footer", load, nearFooter)]
  const page = (footer: typeof server) => (
    <StoreContext value={composeApp(emptySeed, createTestRuntime(), () => undefined).container}>
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: "*",
              element: <footer.Component />
            }
          ],
          { initialEntries: [path] }
        )}
      />
    </StoreContext>
  )
  await server.preload()
  document.body.innerHTML = `<div id="root">${renderToString(page(server))}</div>`
  load.mockClear()
  const errors: Array<unknown> = []
  await act(async () => {
    root = hydrateRoot(document.getElementById("root")!, page(browser), { onRecoverableError: (error) => errors.push(error) })
  })
  const footer = within(document.querySelector<HTMLElement>("footer")!)
  return { errors, footer, load }
}

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe("the footer", () => {
  it("NAV-51 CTRL-38 keeps the server's markup and loads its code within 500 px of the window", async () => {
    const { errors, footer, load } = await hydrate()
    expect(margin).toBe("500px")
    expect(load).not.toHaveBeenCalled()
    const link = footer.getByRole("link", { name: "Deals" })
    link.focus()
    await act(async () => scrollNear())
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await act(async () => footer.getByRole("button", { name: "Dark theme", pressed: false }).click())
    expect(await footer.findByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
    expect(footer.getByRole("link", { name: "Deals" })).toBe(link)
    expect(document.activeElement).toBe(link)
    expect(errors).toEqual([])
  })

  it("a click on a footer button before its code is loaded loads the code and acts once", async () => {
    const { footer, load } = await hydrate()
    const toggle = footer.getByRole("button", { name: "Dark theme", pressed: false })
    await act(async () => toggle.click())
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(await footer.findByRole("button", { name: "Dark theme", pressed: true })).toBe(toggle)
  })

  it("NAV-114 is condensed under /buy: contact and owner, without other links", async () => {
    const { footer } = await hydrate("/buy/review")
    expect(footer.queryByRole("navigation")).toBeNull()
    expect(footer.getByText("© Camber")).toBeTruthy()
  })
})
