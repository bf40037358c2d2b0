import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { renderStorefront, emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { wireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundStore, topCategories } from "./NotFoundStore.ts"
import { notFoundPages } from "./NoSuchPage.tsx"
import { PageError } from "./PageError.tsx"

const popularParts = wireSection("404", wireBlock({ title: "Popular Parts", checkFitment: false, recommendations: [wireProduct(2)] }))

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))

describe("the page for an unknown URL", () => {
  it("ERR-01 ERR-15 shows 'Error 404' with each of the twelve headlines, sublines and pictures", { tags: "full" }, async () => {
    for (const [variant, { headline, subline, picture }] of notFoundPages.entries()) {
      const { root } = await renderStorefront("/no/such/page", { drawErrorPage: async () => variant })
      expect(screen.getByText("Error 404")).toBeTruthy()
      expect(screen.getByRole("heading", { level: 1, name: headline })).toBeTruthy()
      expect(screen.getByText(subline)).toBeTruthy()
      expect(root.querySelector("main img")?.getAttribute("src")).toContain(`/content/parts/${picture}.svg`)
      cleanup()
    }
  })

  it("ERR-10 has exactly twelve different variants, and ten category links", () => {
    expect(notFoundPages).toHaveLength(12)
    for (const part of ["headline", "subline", "picture"] as const) expect(new Set(notFoundPages.map((page) => page[part])).size).toBe(12)
    expect(topCategories).toHaveLength(10)
  })

  it("shows the first variant for an invalid number", async () => {
    await renderStorefront("/no/such/page", { drawErrorPage: async () => 12 })
    expect(screen.getByRole("heading", { level: 1, name: notFoundPages[0]?.headline ?? "" })).toBeTruthy()
  })

  it("ERR-03 links to the shop, the deals and the articles", async () => {
    await renderStorefront("/no/such/page")
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/")
    expect(screen.getByRole("link", { name: "Shop Deals" }).getAttribute("href")).toBe("/deals")
    expect(screen.getByRole("link", { name: "Read Articles" }).getAttribute("href")).toBe("/the-toolbox")
  })

  it("ERR-07 ERR-08 ERR-09 links the ten top categories and all of them", async () => {
    await renderStorefront("/no/such/page")
    expect(hrefsIn(screen.getByRole("region", { name: "Shop Top Categories" }))).toEqual([
      "/shop/all",
      "/shop/chassis-and-suspension~2-16",
      "/shop/air-and-fuel-delivery~2-12",
      "/shop/engine~2-10",
      "/shop/brakes~2-3",
      "/shop/steering~2-15",
      "/shop/transmission~2-20",
      "/shop/wheel-and-tire~2-17",
      "/shop/driveline-and-axles~2-5",
      "/shop/exterior-accessories-and-trim~2-2",
      "/shop/ignition-charging-and-starting~2-14"
    ])
  })

  it("ERR-05 shows 8 skeletons in each of 2 sections while the recommendations load, and then the parts", async () => {
    const gate = Promise.withResolvers<void>()
    const engine = createTestRuntime(null, { graphql: () => ({ data: { recommendationSections: [popularParts] } }) })
    await renderStorefront("/no/such/page", {}, {}, async (seed) => {
      await gate.promise
      return engine(seed)
    })
    const loading = await screen.findAllByRole("region", { name: /ecommended parts are loading/ }, { timeout: 8000 })
    expect(loading.map((section) => section.querySelectorAll(".card").length)).toEqual([8, 8])
    gate.resolve()
    const parts = within(await screen.findByRole("region", { name: "Popular Parts" }))
    expect(parts.getByRole("link", { name: "Rotor 2" }).getAttribute("href")).toBe("/item/rotor/2")
    expect(parts.getByText("In stock")).toBeTruthy()
    expect(screen.queryByRole("region", { name: /ecommended parts are loading/ })).toBeNull()
  })

  it("ERR-06 shows no recommendations if there are none", async () => {
    const nothing = { graphql: () => ({ data: { recommendationSections: [] } }) }
    const { container } = await renderStorefront("/no/such/page", {}, {}, createTestRuntime(null, nothing))
    await waitFor(() => expect(container.resolve(NotFoundStore).offered).toEqual([]), { timeout: 8000 })
    expect(screen.queryByRole("region", { name: /ecommended parts are loading/ })).toBeNull()
  })

  it("NAV-146 reserves the recommendations' space again for each page that was not found", async () => {
    let sections: ReadonlyArray<typeof popularParts> = []
    const engine = createTestRuntime(null, { graphql: () => ({ data: { recommendationSections: sections } }) })
    const { root, router } = await renderStorefront("/no/such/page", {}, {}, engine)
    const room = () => root.querySelector("main .recs")
    await waitFor(() => expect(room()).toBeNull(), { timeout: 8000 })
    sections = [popularParts]
    await act(() => router.navigate("/the-toolbox"))
    const drawn: Array<boolean> = []
    const watched = new MutationObserver(() => screen.queryByText("Error 404") && drawn.push(room() !== null))
    watched.observe(root, { childList: true, subtree: true })
    await act(() => router.navigate("/no/other/page"))
    expect(await screen.findByRole("region", { name: "Popular Parts" })).toBeTruthy()
    watched.disconnect()
    expect(drawn).not.toContain(false)
  })

  it("is rendered in the frame, so that the search and the menus are available", async () => {
    await renderStorefront("/no/such/page")
    expect(screen.getByRole("searchbox", { name: "Search" })).toBeTruthy()
    expect(screen.getByRole("contentinfo")).toBeTruthy()
  })
})

describe("the page for all other errors", () => {
  const away = async (): Promise<never> => {
    throw new Error("the database is at 10.0.0.7")
  }

  it("ERR-11 ERR-12 ERR-15 apologizes, shows the phone number and a retry button, and hides the cause", async () => {
    await renderStorefront("/shop/all", { listing: away })
    expect(screen.getByRole("heading", { level: 1, name: "Well, That's Embarrassing" })).toBeTruthy()
    const main = screen.getByRole("main")
    expect(within(main).getByRole("link", { name: "1-800-555-0100" }).getAttribute("href")).toBe("tel:1-800-555-0100")
    expect(main.textContent).toContain("We apologize for the inconvenience.")
    expect(within(main).getByRole("button", { name: "Refresh the page" })).toBeTruthy()
    expect(main.textContent).not.toContain("10.0.0.7")
  })

  it("shows that there is no network, and reloads the page when the network returns", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const listeners = vi.spyOn(globalThis, "addEventListener")
    await renderStorefront("/shop/all", { listing: away })
    expect(screen.getByRole("heading", { level: 1, name: "You are offline" })).toBeTruthy()
    expect(document.title).toBe("You are offline | Camber")
    expect(within(screen.getByRole("main")).getByRole("button", { name: "Try again" })).toBeTruthy()
    expect(listeners.mock.calls.some(([event]) => event === "online")).toBe(true)
    listeners.mockRestore()
    online.mockRestore()
  })

  it("renders its own landmark when the surrounding frame failed", async () => {
    await renderStorefront("/", { categories: away })
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "Well, That's Embarrassing" })).toBeTruthy()
    expect(screen.queryByRole("contentinfo")).toBeNull()
  })

  it("sets the document's title, as does the page for an unknown URL", async () => {
    const { router } = await renderStorefront("/shop/all", { listing: away })
    expect(document.title).toBe("Well, That's Embarrassing | Camber")
    await act(() => router.navigate("/no/such/page"))
    expect(document.title).toBe("Error 404 | Camber")
    await act(() => router.navigate("/the-toolbox"))
    expect(document.title).toBe("Toolbox | Camber")
  })

  it("ERR-15 restores the title of a page that is rendered again with the same data", async () => {
    const { container, dispose } = composeApp(emptySeed, createTestRuntime(), () => undefined)
    onTestFinished(dispose)
    document.title = "Orders: Staff | Camber"
    const shown = () =>
      render(
        <StoreContext value={container}>
          <RouterProvider router={createMemoryRouter([{ path: "*", element: <PageError /> }])} />
        </StoreContext>
      )
    const first = shown()
    expect(document.title).toBe("Well, That's Embarrassing | Camber")
    first.unmount()
    expect(document.title).toBe("Orders: Staff | Camber")
    const second = shown()
    document.title = "Flags: Staff | Camber"
    second.unmount()
    expect(document.title).toBe("Flags: Staff | Camber")
  })
})
