import type { GraphQLRequest } from "@camber/domain/ports"
import type { AutoSuggestRequest } from "@camber/domain/search"
import { sampleListing, sampleSuggestions } from "@camber/testing/records"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { sampleCookies, sampleProject } from "../../../test/samples.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { openSearch } from "./useSearchKeys.ts"
import { SearchStore } from "./SearchStore.ts"

let asked: Array<string> = []
let understood: unknown = null
const graphql = ({ operation, variables }: GraphQLRequest) => {
  if (operation !== "GetAutoSuggestPublicResults") return "away"
  const { query } = (variables as { readonly autoSuggestRequest: AutoSuggestRequest }).autoSuggestRequest
  asked.push(query)
  return { data: { autoSuggestPublic: { ...sampleSuggestions(), understood } } }
}
/** Loads the code first, so that the tests do not measure its loading time. */
beforeAll(() => import("./SearchOverlay.tsx"))
beforeEach(() => {
  asked = []
  understood = null
})

const bar = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search", hidden: true })
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" })
const dialog = () => screen.queryByRole("dialog", { name: "Search Camber" })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

const draw = async (address = "/", seed: Partial<Seed> = {}, cookies = "", written: Array<WrittenCookie> = []) => {
  const listing = async () => sampleListing({ canonicalPath: "/search" })
  const allCookies = seed.selected ? `${sampleCookies}; ${cookies}` : cookies
  return renderStorefront(address, { listing }, seed, createTestRuntime(allCookies, { graphql }, { written }))
}
/** Renders the shop with the overlay's code loaded. */
const drawReady = async (...shop: Parameters<typeof draw>) => {
  const drawn = await draw(...shop)
  fireEvent.pointerEnter(bar().closest("search")!)
  await waitFor(() => {
    expect(bar().readOnly).toBe(true)
  })
  return drawn
}

describe("the search bar in the header", () => {
  it("SRCH-01 SRCH-02 is read-only once the overlay has loaded, and a click opens the overlay by a window event", async () => {
    await drawReady()
    const received: Array<unknown> = []
    const receive = (event: Event) => received.push(event instanceof CustomEvent && event.detail)
    addEventListener("open-search-modal", receive)
    fireEvent.click(bar())
    removeEventListener("open-search-modal", receive)
    expect(received).toEqual([{ isEditing: false }])
    await waitFor(() => {
      expect(document.activeElement).toBe(field())
    })
  })

  it("SRCH-02 opens when any code sends the event", async () => {
    await draw()
    openSearch({ isEditing: false })
    await waitFor(() => {
      expect(dialog()).toBeTruthy()
    })
  })

  it.each([
    ["/", {}],
    ["k", { ctrlKey: true }],
    ["K", { metaKey: true }]
  ])("opens at the key '%s' with %o", async (key, modifiers) => {
    await drawReady()
    fireEvent.keyDown(document.body, { key, ...modifiers })
    expect(dialog()).toBeTruthy()
  })

  it("ignores a slash while the visitor types in a field", async () => {
    await drawReady()
    const other = document.body.appendChild(document.createElement("textarea"))
    fireEvent.keyDown(other, { key: "/" })
    other.remove()
    expect(dialog()).toBeNull()
  })

  it("passes a key that is typed into it to the overlay", async () => {
    await drawReady()
    for (const key of ["r", "o"]) fireEvent.keyDown(bar(), { key })
    await waitFor(() => {
      expect(field().value).toBe("ro")
    })
  })

  it("searches as a plain field until the overlay has loaded", async () => {
    const { router } = await draw("/", { selected: sampleProject })
    fireEvent.change(bar(), { target: { value: "rotor" } })
    fireEvent.submit(bar().form!)
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: "/search", search: "?fits=1&query=rotor" })
    })
  })
})

describe("the search over the page", () => {
  const open = async (...shop: Parameters<typeof draw>) => {
    const drawn = await drawReady(...shop)
    fireEvent.click(bar())
    await waitFor(() => {
      expect(document.activeElement).toBe(field())
    })
    return drawn
  }

  it("SRCH-09 shows suggestions while the shopper types", async () => {
    await open()
    type("brake")
    expect(await screen.findByRole("option", { name: /Four-Piston Caliper/ })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("1 product, 1 article, 2 suggested searches"))
    expect(asked).toEqual(["brake"])
  })

  it("SRCH-19 SRCH-22 closes on Escape, and the header shows its term as before", async () => {
    await open("/search?query=rotor")
    expect(field().value).toBe("rotor")
    type("brake")
    fireEvent.keyDown(field(), { key: "Escape" })
    await waitFor(() => {
      expect(dialog()).toBeNull()
    })
    expect(bar().value).toBe("rotor")
  })

  it("SRCH-24 SRCH-26 searches the term and shows it in the header", async () => {
    const { router } = await open()
    type("<b>brake</b>")
    fireEvent.submit(field().form!)
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: "/search", search: "?query=%3Cb%3Ebrake%3C%2Fb%3E" })
    })
    await waitFor(() => {
      expect([dialog(), bar().value]).toEqual([null, "<b>brake</b>"])
    })
  })

  it("SRCH-45 follows a suggested search, and keeps it among the recent ones", async () => {
    const { router, runtime } = await open()
    type("brake")
    fireEvent.click(await screen.findByRole("option", { name: "brake cable" }))
    await waitFor(() => {
      expect([router.state.location.search, dialog()]).toEqual(["?query=brake%20cable", null])
    })
    expect(await runtime.run((use) => use.SearchTerms.use((search) => search.recent))).toMatchObject({ value: ["brake cable"] })
  })

  it("SRCH-17 SRCH-25 limits the suggestions' links to parts that fit the selected vehicle, while that filter is on", async () => {
    await open("/", { selected: sampleProject })
    type("brake")
    const hrefs = () => screen.getAllByRole("option").map((option) => option.getAttribute("href"))
    await screen.findByRole("option", { name: "brake cable" })
    expect(hrefs().slice(0, 2)).toEqual(["/search?fits=1&query=brake%20caliper", "/shop/calipers~2-3?query=brake&fits=1"])
    fireEvent.click(screen.getByRole("switch", { name: "Only parts that fit", checked: true }))
    expect(hrefs().slice(0, 2)).toEqual(["/search?fits=0&query=brake%20caliper", "/shop/calipers~2-3?query=brake&fits=0"])
  })

  it("GAP-C70 starts with the session's fit filter of the listings, and keeps its own changes", async () => {
    const written: Array<WrittenCookie> = []
    await open("/", { selected: sampleProject }, "Listings=all", written)
    const off = await screen.findByRole("switch", { name: "Only parts that fit", checked: false }, { timeout: 8000 })
    fireEvent.click(off)
    await waitFor(() => expect(written).toContainEqual({ name: "Listings", value: null, days: undefined }), { timeout: 8000 })
    fireEvent.click(screen.getByRole("switch", { name: "Only parts that fit", checked: true }))
    await waitFor(() => expect(written).toContainEqual({ name: "Listings", value: "all", days: null }), { timeout: 8000 })
  })

  it("SRCH-39 SRCH-41 shows the recent searches before a term is typed, and clears them", async () => {
    const { container } = await drawReady()
    container.resolve(SearchStore).remember("pads")
    fireEvent.click(bar())
    expect((await screen.findByRole("option", { name: "pads" })).getAttribute("href")).toBe("/search?query=pads")
    fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }))
    expect(screen.queryByRole("option", { name: "pads" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Clear recent searches" })).toBeNull()
  })

  it("SRCH-12 shows the top categories before a term is typed, limited to parts that fit the selected vehicle", async () => {
    await open("/", { selected: sampleProject })
    expect((await screen.findByRole("option", { name: "Brakes" })).getAttribute("href")).toBe("/shop/brakes~2-3?fits=1")
  })

  it("selects the vehicle in the term; if it cannot be selected, searches the whole term", async () => {
    const vehicle = { year: 2015, yearTo: 2015, makeId: 3, make: "Ford", modelId: 4, model: "Mustang" }
    understood = { vehicle, remainder: "brake pads", part: null }
    const { router, container } = await open()
    type("2015 mustang brake pads")
    await screen.findByRole("option", { name: /Shop for 2015 Ford Mustang/ })
    fireEvent.keyDown(field(), { key: "Enter", shiftKey: true })
    expect(container.resolve(SearchStore).isOpen).toBe(false)
    await waitFor(() => {
      expect(router.state.location.search).toBe("?query=2015%20mustang%20brake%20pads")
    })
  })
})
