import { act, fireEvent, waitFor, within } from "@testing-library/react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { createMemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import { RouterView } from "../../foundation/router/RouterView.tsx"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { composeApp } from "../composition/composeApp.ts"
import { PageFooter, siteFooter } from "./PageFooter.tsx"

let margin: string | undefined
let notify: (isNear: boolean) => void = () => undefined
const stubWindow = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        callback: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void,
        options: { readonly rootMargin: string }
      ) {
        margin = options.rootMargin
        notify = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    }
  )

/** A page with the footer. Its late part is not loaded yet. */
const begin = () => {
  const { container } = composeApp(emptySeed, createTestRuntime(), () => {})
  const page = (path: string) => (
    <StoreContext value={container}>
      <RouterView router={createMemoryRouter([{ path: "*", element: <PageFooter /> }], { initialEntries: [path] })} />
    </StoreContext>
  )
  return { page, components: container.resolve(LateComponents) }
}

let root: Root
/** The footer as the server drew it, with the page come alive around it. */
const draw = async (path = "/", someLink = "All Parts") => {
  stubWindow()
  const server = begin()
  await server.components.load(siteFooter)
  document.body.innerHTML = `<div id="root">${renderToString(server.page(path))}</div>`
  const browser = begin()
  const complaints: Array<unknown> = []
  await act(async () => {
    root = hydrateRoot(document.getElementById("root")!, browser.page(path), { onRecoverableError: (error) => complaints.push(error) })
  })
  const footer = () => within(document.querySelector<HTMLElement>("footer")!)
  const link = (name: string) => footer().getByRole("link", { name })
  const drawn = link(someLink)
  /** Resolves when the living footer has taken the drawn one's place. */
  const comeNear = async () => {
    await act(async () => notify(true))
    await waitFor(() => {
      expect(link(someLink)).not.toBe(drawn)
    })
  }
  return { footer, link, complaints, comeNear, ...browser }
}
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe("the footer", () => {
  it("NAV-51 CTRL-38 stands as the server drew it, and comes alive within 500 px of the window", async () => {
    const { comeNear, complaints, components, footer, link } = await draw()
    expect([link("Deals").getAttribute("href"), complaints, components.get(siteFooter), margin]).toEqual(["/deals", [], null, "500px"])
    await comeNear()
    expect(footer().getByRole("button", { name: "Dark theme" })).toBeTruthy()
  })

  it("keeps the focus on its control when it comes alive", async () => {
    const { comeNear, link } = await draw()
    link("Brands").focus()
    await comeNear()
    expect(document.activeElement).toBe(link("Brands"))
  })

  it("CTRL-35 takes a space bar that is still held when it comes alive", async () => {
    const { comeNear, footer } = await draw()
    const toggle = footer().getByRole("button", { name: "Dark theme", pressed: false })
    toggle.focus()
    fireEvent.keyDown(toggle, { key: " " })
    await comeNear()
    await waitFor(() => {
      expect(footer().getByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
    })
  })

  it("does not lose a press that comes before it is alive", async () => {
    const { footer } = await draw()
    act(() => footer().getByRole("button", { name: "Dark theme", pressed: false }).click())
    await waitFor(() => {
      expect(footer().getByRole("button", { name: "Dark theme", pressed: true })).toBeTruthy()
    })
  })

  it("takes no focus that was elsewhere", async () => {
    const { comeNear, link } = await draw()
    link("Brands").focus()
    link("Brands").blur()
    await comeNear()
    expect(document.activeElement).toBe(document.body)
  })

  it("NAV-114 is condensed under /buy: contact and owner, and nothing that leads away", async () => {
    const { footer } = await draw("/buy/review", "1-800-555-0100")
    expect(footer().queryByRole("navigation")).toBeNull()
    expect(footer().getByText("© Camber")).toBeTruthy()
  })
})
