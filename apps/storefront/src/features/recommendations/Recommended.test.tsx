import type { MemoryAreas } from "@camber/adapter-memory"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createMemoryRouter } from "react-router-dom"
import { RouterProvider } from "react-router-dom"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { Recommended } from "./Recommended.tsx"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { wireBlock, type WireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { verdicts } from "../../../test/samples.ts"

/** Simulates a window in which every observed element intersects once notified. Records the requested margins. */
let margins: Array<string | undefined> = []
let enter: Array<() => void> = []
let leave: Array<() => void> = []
// Loads the lazy part once, so that no test waits for its modules.
beforeAll(() => import("./RecommendedSections.tsx"), 60_000)
beforeEach(() => {
  margins = []
  enter = []
  leave = []
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(reported: (entries: ReadonlyArray<{ readonly isIntersecting: boolean }>) => void, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin)
        enter.push(() => reported([{ isIntersecting: true }]))
        leave.push(() => reported([{ isIntersecting: false }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  )
})
afterEach(() => vi.unstubAllGlobals())
const everythingIsNear = () => act(async () => enter.forEach((near) => near()))
const everythingIsFar = () => act(async () => leave.forEach((far) => far()))
const interact = () => act(async () => void fireEvent.pointerMove(document.body))

/** Renders the home page over a service that answers with these blocks for its own section; null is an unavailable service. */
const drawHome = async (blocks: ReadonlyArray<WireBlock> | null, cookies: string | null = null, areas?: MemoryAreas) => {
  const asked: Array<unknown> = []
  const events: Array<TelemetryEvent> = []
  const services = {
    graphql: ({ operation, variables }: { readonly operation: string; readonly variables: unknown }) => {
      if (operation === "skuBaseFitment") return { data: { skuBaseFitment: [{ skuBaseNumber: "CAM-1", ...verdicts.guaranteed }] } }
      if (operation !== "recommendationSections") return "away" as const
      asked.push(variables)
      return blocks === null ? ("away" as const) : { data: { recommendationSections: [wireSection("Home", ...blocks)] } }
    }
  }
  const shop = await renderStorefront(
    "/",
    {},
    {},
    createTestRuntime(cookies, services, { ...(areas && { areas }), receive: (event) => events.push(event) })
  )
  return { ...shop, asked, events }
}
const drawHomeSeen = async (...blocks: ReadonlyArray<WireBlock>) => {
  const home = await drawHome(blocks)
  await interact()
  return home
}
const region = (name: string) => screen.findByRole("region", { name }, { timeout: 8000 })
const place = () => document.querySelector(".recs")

describe("the recommendations element", () => {
  it("sends no request before the first interaction", async () => {
    const { asked } = await drawHome([wireBlock()])
    expect(asked).toEqual([])
    expect(place()?.childElementCount).toBe(0)
    await interact()
    await region("New Arrivals")
    expect(asked).toMatchObject([{ sections: ["Home", "PdpRecentHistory"] }])
  })

  it("ERR-104 is removed if there are no recommendations", async () => {
    await drawHomeSeen()
    await waitFor(() => expect(place()).toBeNull(), { timeout: 8000 })
  })

  it("ERR-104 keeps its space while it is in view even if it is empty, and is removed once it is out of view", async () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 390, 700))
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(700)
    onTestFinished(() => void vi.restoreAllMocks())
    await drawHome([])
    const link = await screen.findByRole("link", { name: "Shop All Categories" }, { timeout: 8000 })
    expect(link.getAttribute("href")).toBe("/categories")
    await everythingIsFar()
    expect(place()).toBeNull()
  })

  it("ERR-115 is removed when the service is unavailable, and the page remains", async () => {
    await drawHome(null)
    await interact()
    await waitFor(() => expect(place()).toBeNull(), { timeout: 8000 })
    expect(screen.getByRole("main")).toBeTruthy()
  })

  it("VIS-22 is removed for a bot, without a request", async () => {
    const { asked } = await drawHome([wireBlock()], "VIN=bot-1")
    await interact()
    await waitFor(() => expect(place()).toBeNull(), { timeout: 8000 })
    expect(asked).toEqual([])
  })

  it("REC-25 REC-35 shows a skeleton while it loads: a row of cards", async () => {
    await renderStorefront("/", {}, {}, () => new Promise(() => {}))
    await interact()
    expect(await screen.findAllByText("Loading recommendations", {}, { timeout: 8000 })).toHaveLength(1)
    expect(place()?.querySelectorAll("li")).toHaveLength(6)
  })

  it("REC-27 CALL-127 replaces the skeleton with the carousel once it has loaded", async () => {
    await drawHomeSeen(wireBlock())
    expect((await region("New Arrivals")).getAttribute("aria-roledescription")).toBe("carousel")
    await waitFor(() => expect(screen.queryByText("Loading recommendations")).toBeNull())
  })
})

it("ERR-105 the recommendations element shows an empty message if configured", async () => {
  const { container, root } = await drawHome([])
  await act(async () =>
    render(
      <StoreContext value={container}>
        <RouterProvider
          key="alone"
          router={createMemoryRouter([{ path: "*", element: <Recommended isWished displayNoRecMessage sections={["Search"]} /> }])}
        />
      </StoreContext>,
      { container: root }
    )
  )
  expect(await screen.findByText("No recommendations could be found.", {}, { timeout: 8000 })).toBeTruthy()
})

describe("recently viewed products of this device", () => {
  /** Renders the home page after a visit of a product; the services return `known`. */
  const drawSeen = async (...known: ReadonlyArray<number>) => {
    const recent = wireBlock({ title: "Recently Viewed", recommendations: [], clientDataType: "PdpRecentHistory" })
    const answers: Record<string, object> = {
      recommendationSections: { recommendationSections: [wireSection("PdpRecentHistory", recent)] },
      skuBases: { skuBases: known.map((number) => wireProduct(number).publicSkuBaseDetails) },
      skuBaseFitment: { skuBaseFitment: [] }
    }
    const services = { graphql: ({ operation }: { readonly operation: string }) => ({ data: answers[operation] }) }
    const { runtime } = await renderStorefront("/", {}, {}, createTestRuntime(null, services, { address: { pathname: "/item/rotor/1" } }))
    const visit = { title: "Remembered | Camber", imageUrl: null, skuBaseNumber: "CAM-2" }
    await runtime.run((use) => use.History.use((history) => history.record(visit)))
    await interact()
  }

  it("HIST-11 shows the current data of the services", async () => {
    await drawSeen(2)
    const block = within(await region("Recently Viewed"))
    expect(block.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Rotor 2"])
    expect(screen.queryByText(/Remembered/)).toBeNull()
  })

  it("HIST-12 HIST-27 is removed if the services no longer return it, and nothing waits for it", async () => {
    await drawSeen()
    await waitFor(() => expect(screen.queryByText("Loading recommendations")).toBeNull(), { timeout: 8000 })
    await waitFor(() => expect(place()).toBeNull(), { timeout: 8000 })
  })
})

it("ERR-126 the recommendations element warns callers that still pass an event name that it is deprecated", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => reported.mockRestore())
  const { container, root } = await drawHome([])
  await act(async () =>
    render(
      <StoreContext value={container}>
        <RouterProvider
          key="alone"
          router={createMemoryRouter([{ path: "*", element: <Recommended isWished eventAction="Rec Click" sections={["Search"]} /> }])}
        />
      </StoreContext>,
      { container: root }
    )
  )
  await waitFor(() => {
    expect(reported).toHaveBeenCalledWith('eventAction "Rec Click" is deprecated: recommendations name their own events.')
  })
})

describe("telemetry of a section", () => {
  it("REC-21 reports a view at the section's own margin if the section has one", async () => {
    const { container, root } = await drawHome([wireBlock()])
    await act(async () =>
      render(
        <StoreContext value={container}>
          <RouterProvider
            key="alone"
            router={createMemoryRouter([{ path: "*", element: <Recommended isWished margin={120} sections={["Home"]} /> }])}
          />
        </StoreContext>,
        { container: root }
      )
    )
    await region("New Arrivals")
    expect([margins.includes("120px"), margins.includes("400px")]).toEqual([true, false])
  })

  it("ANL-102 reports which card was followed and its position", async () => {
    const { events } = await drawHomeSeen(wireBlock())
    const block = within(await region("New Arrivals"))
    fireEvent.click(block.getByRole("link", { name: "Rotor 2" }))
    await waitFor(() => {
      expect(events.filter(({ name }) => name === "Product Clicked")).toEqual([
        { name: "Product Clicked", skuBaseNumber: "CAM-2", list: "Recommendations Home", position: 2 }
      ])
    })
  })

  it("HIST-24 HIST-25 stores the Miso id that led to a product for this session", async () => {
    const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
    await drawHome([wireBlock({ misoId: "m-1" })], null, areas)
    await interact()
    fireEvent.click(within(await region("New Arrivals")).getByRole("link", { name: "Rotor 2" }))
    await waitFor(() => expect(areas.session.get("MisoId")).toContain('"value":{"misoId":"m-1","skuBase":"CAM-2"}'))
  })

  it("REC-20 REC-23 is reported once when it is within 400 px of the viewport", async () => {
    const { events } = await drawHomeSeen(wireBlock())
    await region("New Arrivals")
    const reported = () => events.filter(({ name }) => name === "Recommendations Viewed")
    expect(reported()).toEqual([])
    expect(margins).toContain("400px")
    await everythingIsNear()
    await waitFor(() => expect(reported()).toHaveLength(1))
    expect(reported()).toMatchObject([{ list: "Recommendations Home", skus: [{ skuBaseNumber: "CAM-1" }, { skuBaseNumber: "CAM-2" }] }])
    await everythingIsNear()
    expect(reported()).toHaveLength(1)
  })

  it("REC-22 NAV-172 is reported again on another page, without another request", async () => {
    const { asked, events, router } = await drawHomeSeen(wireBlock())
    const reported = () => events.filter(({ name }) => name === "Recommendations Viewed")
    await region("New Arrivals")
    await everythingIsNear()
    await waitFor(() => expect(reported()).toHaveLength(1))
    await act(() => router.navigate("/no/such/page"))
    await act(() => router.navigate("/"))
    await interact()
    await region("New Arrivals")
    expect(reported()).toHaveLength(1)
    await everythingIsNear()
    await waitFor(() => expect(reported()).toHaveLength(2))
    expect(asked.filter((question) => Object(question).sections.includes("Home"))).toHaveLength(1)
  })
})
