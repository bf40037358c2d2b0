import type { MemoryAreas } from "@camber/adapter-memory"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"
import { wireBlock, type WireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { verdicts } from "../../../test/samples.ts"
import { Effect } from "effect"

// Loads the lazy part once, so that no test waits for its modules.
beforeAll(() => import("./RecommendedSections.tsx"), 60_000)
// No element intersects with the viewport, so the blocks load after an interaction.
beforeEach(
  () =>
    void vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      }
    )
)
afterEach(() => vi.unstubAllGlobals())
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

const inAustin = `location=${encodeURIComponent(JSON.stringify({ zipCode: "78701", countryCode: "US", isInternational: false }))}`

describe("a block", () => {
  it("REC-16 has its title and its subtitle above its products", async () => {
    await drawHomeSeen(wireBlock({ subtitle: "Fresh this week" }))
    const block = within(await region("New Arrivals"))
    expect(block.getByRole("heading", { name: "New Arrivals" })).toBeTruthy()
    expect(block.getByText("Fresh this week")).toBeTruthy()
    expect(block.getByRole("link", { name: "Rotor 2" }).getAttribute("href")).toBe("/item/rotor/2")
    expect(block.getByRole("button", { name: "Add to Cart: Rotor 1" })).toBeTruthy()
  })

  it("FIT-12 shows the fit of a product for the selected car if the block checks it", async () => {
    await drawHomeSeen(wireBlock())
    expect(within(await region("New Arrivals")).getByText("Guaranteed To Fit")).toBeTruthy()
  })

  it("FIT-02 FIT-13 shows each card's own fit, for driveline parts as for all others", async () => {
    const own = { "CAM-1": verdicts.driveline, "CAM-2": verdicts.universal }
    const services = {
      graphql: ({ operation }: { readonly operation: string }) => {
        if (operation === "skuBaseFitment")
          return { data: { skuBaseFitment: Object.entries(own).map(([skuBaseNumber, verdict]) => ({ skuBaseNumber, ...verdict })) } }
        return operation === "recommendationSections"
          ? { data: { recommendationSections: [wireSection("Home", wireBlock())] } }
          : ("away" as const)
      }
    }
    await renderStorefront("/", {}, {}, createTestRuntime(null, services))
    await interact()
    const block = within(await region("New Arrivals"))
    const fits = block.getAllByRole("article").map((card) => within(card).getByText(/Fit$/).textContent)
    expect(fits).toEqual(["Guaranteed To Fit", "Universal Fit"])
  })

  it("REC-40 LOC-12 caches its bases and variants, and requests the variants again for the location of a new estimate", async () => {
    const asked: Array<unknown> = []
    const device = createFakeDevice(inAustin)
    const services = {
      graphql: ({ operation, variables }: { readonly operation: string; readonly variables: unknown }) => {
        const recommendations = [wireProduct(1, { isOnlyVariant: true }), wireProduct(2)]
        if (operation === "GetFeatureFlags") return { data: { featureFlags: [{ name: "PRP_FrontEnd_ShippingEstimates", value: "true" }] } }
        if (operation === "skuBaseFitment") {
          const { skuBaseNumbers } = variables as { readonly skuBaseNumbers: ReadonlyArray<string> }
          asked.push(skuBaseNumbers)
          return { data: { skuBaseFitment: skuBaseNumbers.map((skuBaseNumber) => ({ skuBaseNumber, ...verdicts.guaranteed })) } }
        }
        if (operation !== "recommendationSections") return "away" as const
        return { data: { recommendationSections: [wireSection("Home", wireBlock({ recommendations, getShippingEstimate: true }))] } }
      },
      json: ({ body, path }: { readonly path: string; readonly body?: unknown }) => {
        if (path !== "/api/products/shippingestimates/batch") return "away" as const
        asked.push(body)
        const sku = { skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1", suggestedPickup: "Get it Tue, Nov 24" }
        // The services normalize the location.
        return { data: { shippingEstimates: [sku], zipCode: "78702", countryCode: "US" } }
      }
    }
    await renderStorefront("/", {}, {}, createTestRuntime(null, services, { device }))
    await interact()
    await region("New Arrivals")
    const estimate = (zipCode: string) => ({ skus: [{ skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1" }], zipCode, countryCode: "US" })
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked).toEqual(expect.arrayContaining([["CAM-1", "CAM-2"], estimate("78701"), estimate("78702")]))
    const stored = await Effect.runPromise(Effect.all([device.cookies.read("location"), device.cookies.read("country")]))
    expect([JSON.parse(stored[0] ?? ""), stored[1]]).toEqual([{ zipCode: "78702", countryCode: "US", isInternational: false }, "US"])
  })

  it("REC-28 is not rendered without visible content, nor before this device's data has loaded", async () => {
    const gone = [wireProduct(1, { availability: "Discontinued" }), wireProduct(2, { availability: "NotAvailable" })]
    await drawHomeSeen(wireBlock({ title: "Gone", recommendations: gone }), wireBlock())
    await region("New Arrivals")
    expect(screen.queryByRole("region", { name: "Gone" })).toBeNull()
  })

  it("FIT-12 LOC-15 requests neither fit nor estimates if the block does not show them", async () => {
    const calls: Array<string> = []
    const services = {
      graphql: ({ operation }: { readonly operation: string }) => {
        calls.push(operation)
        const recommendationSections = [wireSection("Home", wireBlock({ checkFitment: false }))]
        return operation === "recommendationSections" ? { data: { recommendationSections } } : ("away" as const)
      },
      json: ({ path }: { readonly path: string }) => {
        calls.push(path)
        return "away" as const
      }
    }
    await renderStorefront("/", {}, {}, createTestRuntime(inAustin, services))
    await interact()
    expect(within(await region("New Arrivals")).queryByText(/Fit/)).toBeNull()
    expect(calls).not.toContain("skuBaseFitment")
    expect(calls).not.toContain("/api/products/shippingestimates/batch")
  })

  it("CARD-17 CARD-18 shows the saving against the replaced part on a ribbon, and no ribbon without a saving", async () => {
    const recommendations = [
      wireProduct(1, { originSkuPrice: 102.5, displaySavingsRibbon: true }),
      wireProduct(2, { originSkuPrice: 90, displaySavingsRibbon: true }),
      wireProduct(3, { originSkuPrice: 102.5 })
    ]
    await drawHomeSeen(wireBlock({ recommendations }))
    const block = within(await region("New Arrivals"))
    expect(block.getByText("Save $12.50").className).toContain("ribbon--save")
    expect(block.getAllByText(/^Save \$/)).toHaveLength(1)
    expect(block.getAllByText("9% Off")).toHaveLength(2)
  })

  it("LOC-15 CARD-19 REC-41 shows the delivery estimate if the block requests it, and the discount of the visitor's code", async () => {
    const services = {
      graphql: ({ operation }: { readonly operation: string }) => {
        const recommendations = [wireProduct(1, { isOnlyVariant: true }), wireProduct(2)]
        const names = ["PRP_FrontEnd_ShippingEstimates", "PRP_FrontEnd_Promo_Preview"]
        if (operation === "GetFeatureFlags") return { data: { featureFlags: names.map((name) => ({ name, value: "true" })) } }
        if (operation !== "recommendationSections") return "away" as const
        return { data: { recommendationSections: [wireSection("Home", wireBlock({ recommendations, getShippingEstimate: true }))] } }
      },
      json: ({ path }: { readonly path: string }) => {
        if (path === "/api/products/promotionpreview/batch")
          return { data: { skuPromotionPreviews: [{ skuBaseNumber: "CAM-2", percentOff: 15, dollarsOff: 13.5 }] } }
        if (path !== "/api/products/shippingestimates/batch") return "away" as const
        const sku = { skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1", suggestedPickup: "Get it Tue, Nov 24" }
        return { data: { shippingEstimates: [sku], zipCode: "78701", countryCode: "US" } }
      }
    }
    await renderStorefront("/", {}, {}, createTestRuntime(inAustin, services))
    await interact()
    const block = within(await region("New Arrivals"))
    expect(block.getAllByText("Get it Tue, Nov 24")).toHaveLength(1)
    expect(block.getByText("15% Off")).toBeTruthy()
  })

  it("CARD-04 shows the former price in the horizontal layout only", async () => {
    const lying = wireBlock({ title: "Lying", displayType: "aside", recommendations: [wireProduct(3)] })
    await drawHomeSeen(wireBlock(), lying)
    expect(within(await region("Lying")).getByText("$99.00").tagName).toBe("S")
    expect(within(await region("New Arrivals")).queryByText("$99.00")).toBeNull()
  })

  it("CARD-37 shows the country of origin in the horizontal layout only", async () => {
    const unknown = wireProduct(4)
    const recommendations = [
      wireProduct(3),
      { ...unknown, publicSkuBaseDetails: { ...unknown.publicSkuBaseDetails, countryOfOrigin: null } }
    ]
    await drawHomeSeen(wireBlock(), wireBlock({ title: "Lying", displayType: "aside", recommendations }))
    expect(
      within(await region("Lying"))
        .getAllByText(/^Made in/)
        .map((line) => line.textContent)
    ).toEqual(["Made in Taiwan"])
    expect(within(await region("New Arrivals")).queryByText(/^Made in/)).toBeNull()
  })

  it("REC-18 REC-19 shows search terms as links in any layout", async () => {
    const recommendations: WireBlock["recommendations"] = [
      { _tag: "SearchTerm", term: "big block", url: "/search?query=big" },
      { _tag: "SearchTerm", term: "small block", url: null }
    ]
    await drawHomeSeen(wireBlock({ displayType: "grid", recommendations }))
    const block = within(await region("New Arrivals"))
    expect(block.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["big block", "/search?query=big"],
      ["small block", "/search?query=small%20block"]
    ])
  })

  it("REC-15 REC-19 CARD-33 shows categories as six tiles, the block's own first", async () => {
    const category = { categoryName: "Transmission", url: "/shop/transmission~2-20", imageUrl: null }
    const recommendations = [{ _tag: "Category" as const, ...category }]
    await drawHomeSeen(wireBlock({ displayType: "categorygrid", recommendations }))
    const links = within(await region("New Arrivals")).getAllByRole("link")
    expect(links).toHaveLength(6)
    expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Transmission", "/shop/transmission~2-20"],
      ["Engine", "/shop/engine~2-10"]
    ])
  })

  it("REC-18 CARD-24 CARD-25 shows pages of the shop and events by their own cards", async () => {
    const page = { id: 2, displayValue: "Ironvale", altText: null, thumbnailImageUrl: null, imageUrl: null, field: "GA_Brand" }
    const night = { name: "Tech Night", title: null, description: "Bring questions.", date: "2026-12-01", displayDate: "Tuesday" }
    const lacking = { purchaseurl: null, image: null, authors: null, articleThumbnailUrl: null }
    const recommendations: WireBlock["recommendations"] = [
      { _tag: "LandingPage", landingPageDetails: { ...page, facetOptionLink: { url: "/brands/ironvale", nofollow: true } } },
      { _tag: "Event", eventId: 202612, ...night, url: "/the-toolbox/bias/1008", ...lacking }
    ]
    await drawHomeSeen(wireBlock({ recommendations }))
    const block = within(await region("New Arrivals"))
    expect(block.getByRole("link", { name: "Ironvale" }).getAttribute("rel")).toBe("nofollow")
    expect(block.getByRole("link", { name: "Tech Night" }).getAttribute("href")).toBe("/the-toolbox/bias/1008")
    expect(block.getByText("Tuesday")).toBeTruthy()
  })

  it("REC-17 shows a reduced article as a picture and a title", async () => {
    const details = { id: 9, url: "/the-toolbox/lifters/9", title: "Lifters", description: "Flat or roller?", authors: "R. Stone" }
    const article = { _tag: "Article" as const, articleId: 9, articleDetails: { ...details, articleThumbnailUrl: null } }
    const block = { displayType: "vertical", recommendations: [article] }
    await drawHomeSeen(wireBlock({ ...block, title: "Whole" }), wireBlock({ ...block, title: "Reduced", useReducedArticleCard: true }))
    expect(within(await region("Whole")).getByText("Flat or roller?")).toBeTruthy()
    const reduced = within(await region("Reduced"))
    expect(reduced.getByRole("link", { name: "Lifters" })).toBeTruthy()
    expect(reduced.queryByText("Flat or roller?")).toBeNull()
  })

  it("REC-31 counts the visible items on its expander", async () => {
    const recommendations = [wireProduct(1), wireProduct(2), wireProduct(3, { availability: "Discontinued" })]
    await drawHomeSeen(wireBlock({ displayType: "grid", isExpandable: true, recommendations }))
    expect(within(await region("New Arrivals")).getByRole("button", { name: "See All (2)" })).toBeTruthy()
  })

  it("REC-38 REC-39 opens the request of the block for staff", async () => {
    const debugData = { misoRequestJson: '{"rows":8}' }
    await drawHomeSeen(wireBlock({ debugData }), wireBlock({ title: "Without" }))
    fireEvent.click(within(await region("New Arrivals")).getByRole("button", { name: "Recommendation request" }))
    expect((await screen.findByRole("dialog")).textContent).toContain('{"rows":8}')
    const without = document.querySelector('[aria-label="Without"]')
    expect(without?.querySelector('[aria-label="Recommendation request"]')).toBeNull()
  })
})
