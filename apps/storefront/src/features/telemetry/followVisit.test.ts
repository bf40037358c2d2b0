import type { MemoryServices } from "@camber/adapter-memory"
import { parseListing } from "@camber/domain/search"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { sampleListing, sampleProduct, sampleProductPage } from "@camber/testing/records"
import { Effect } from "effect"
import { act, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime, type TestEnvironment, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { sampleCookies, sampleSettings } from "../../../test/samples.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { trackVisit } from "./startTelemetry.ts"

const seed = { settings: sampleSettings, selected: null, theme: "light", catalogVersion: "v1" } as const

let shown = new CurrentPage()
/** Displays a page. Returns a function that displays the next page. */
const visitPage = (module: string, data: unknown, pathname = "/") => {
  const page = (id: string, loaded: unknown, address: string) => ({
    address,
    key: address,
    module: loaded === undefined ? "" : id,
    data: loaded
  })
  shown = new CurrentPage()
  shown.show(page(module, data, pathname))
  const go = (id: string, loaded: unknown, path: string) => {
    document.title = `Title of ${path}`
    shown.show(page(id, loaded, path))
  }
  return { go }
}

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const visiting = (cookies: string | null = null, services: MemoryServices = {}, world: TestEnvironment = {}) => {
  const events: Array<TelemetryEvent> = []
  const runtime = new AppRuntime(
    () => createTestRuntime(cookies, services, { skipsWaits: true, ...world, receive: (event) => events.push(event) })(seed),
    (error) => {
      throw error
    }
  )
  stop = trackVisit(runtime, new FlagStore(runtime, sampleSettings), shown)
  const named = (name: string) => events.filter((event) => event.name === name)
  return { events, named, runtime }
}
const listingOf = (path: string) => {
  const url = new URL(path, "https://shop.test")
  return { address: parseListing(url.pathname, url.searchParams), listing: sampleListing() }
}

describe("telemetry of a page", () => {
  it("ANL-101 reports the view of the page and of each following page once", async () => {
    const { go } = visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting()
    await waitFor(() => expect(named("Page Viewed")).toHaveLength(1))
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    await waitFor(() => expect(named("Page Viewed")).toMatchObject([{}, { title: "Title of /shoppingcart" }]))
  })

  it("ANL-101 reports each page's own title, even for pages in quick succession and for errors", async () => {
    const reported: Array<string> = []
    const { container, router, runtime } = await renderStorefront(
      "/info/privacy",
      {},
      {},
      createTestRuntime(null, {}, { receive: (event) => event.name === "Page Viewed" && reported.push(event.title) })
    )
    stop = trackVisit(runtime, container.resolve(FlagStore), container.resolve(CurrentPage))
    const go = async (path: string) => {
      await act(() => router.navigate(path))
      await act(() => router.navigate(path))
    }
    await go("/services")
    await go("/no/such/page")
    await go("/giftcards")
    await waitFor(() => expect(reported).toHaveLength(4))
    expect(reported.slice(1)).toEqual(["Services | Camber", "Error 404 | Camber", "Gift Cards | Camber"])
  })

  it("ANL-101 stops the document's own report once this one is sent", async () => {
    const end = vi.fn()
    window.endEarlyView = end
    visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting()
    await waitFor(() => expect([named("Page Viewed").length, end.mock.calls.length]).toEqual([1, 1]))
    delete window.endEarlyView
  })

  it("ANL-117 reports once that the shop runs as an installed app", async () => {
    const { go } = visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting(null, {}, { agent: { isInstalled: true } })
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    await waitFor(() => expect(named("Page Viewed")).toHaveLength(2))
    await waitFor(() => expect(named("PWA In Use")).toHaveLength(1))
    stop()
    visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const elsewhere = visiting()
    await waitFor(() => expect(elsewhere.named("Page Viewed")).toHaveLength(1))
    expect(elsewhere.named("PWA In Use")).toEqual([])
  })

  it("ANL-115 ANL-116 reports the product with its known data; logs unusable data and sends the event anyway", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    const product = sampleProductPage()
    visitPage("src/features/product-page/ProductPage.tsx", {
      ...product,
      trail: [{ label: "Brakes", href: "/shop/brakes~2-3" }]
    })
    const { named } = visiting()
    await waitFor(() => expect(named("Product Viewed")).toMatchObject([{ skuBaseNumber: product.card.skuBaseNumber, category: "Brakes" }]))
    expect(warned).toHaveBeenCalledWith("Analytics cannot use this page's category.")
    warned.mockRestore()
  })

  it.each(["src/features/product-page/ProductPage.tsx", "src/features/search/ListingPage.tsx", "src/features/home/HomePage.tsx"])(
    "ANL-101 reports the view of an error, and nothing about %s, when its load failed",
    async (module) => {
      const { go } = visitPage("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
      const { events, named } = visiting()
      const failed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      addEventListener("error", failed)
      await waitFor(() => expect(named("Page Viewed")).toHaveLength(1))
      go(module, undefined, "/item/gone/9")
      await waitFor(() => expect(named("Page Viewed")).toHaveLength(2))
      document.body.innerHTML = `<main><a href="#again">Try again</a></main>`
      document.querySelector("a")?.click()
      removeEventListener("error", failed)
      expect(failed).not.toHaveBeenCalled()
      expect(events.map(({ name }) => name)).not.toContain("Product Viewed")
    }
  )

  it("ANL-01 reports the results of a search, and the category of a listing", async () => {
    const { go } = visitPage("src/features/search/ListingPage.tsx#search", listingOf("/search?query=unobtainium"))
    const { named } = visiting()
    await waitFor(() => expect(named("Search Answered")).toMatchObject([{ query: "unobtainium", total: sampleListing().total }]))
    go("src/features/search/ListingPage.tsx", listingOf("/shop/brakes~2-3"), "/shop/brakes~2-3")
    await waitFor(() => expect(named("Category Viewed")).toMatchObject([{ category: sampleListing().title }]))
  })

  it("ANL-01 ANL-102 reports the clicked card for all variants of its product, with its position in its list, and an article", async () => {
    const card = sampleProduct({ productPageUrl: "/item/slotted-rotor/2?sku=CAM-2-2" })
    visitPage("src/features/search/ListingPage.tsx", {
      address: parseListing("/shop/brakes~2-3", new URLSearchParams()),
      listing: sampleListing({ title: "Brakes", cards: [sampleProduct({ productPageUrl: "/item/other/9" }), card] })
    })
    const { named } = visiting()
    document.body.innerHTML = `<main><a href="${card.productPageUrl}"><b>part</b></a><a href="/the-toolbox/brakes/7">read</a><a href="/deals">deals</a><div class="recs"><a href="${card.productPageUrl}">again</a></div></main>`
    for (const link of document.querySelectorAll<HTMLElement>("b, a:not(:has(b))")) {
      link.addEventListener("click", (event) => event.preventDefault())
      link.click()
    }
    await waitFor(() =>
      expect(named("Product Clicked")).toMatchObject([{ skuBaseNumber: card.skuBaseNumber, list: "Brakes", position: 2 }])
    )
    expect(named("Article Clicked")).toMatchObject([{ articleId: 7 }])
  })

  it("reports failures on the page, each message once", async () => {
    visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting()
    for (const message of ["broken", "broken", "worse"]) {
      dispatchEvent(new ErrorEvent("error", { error: new TypeError(message), filename: "https://shop.test/assets/a.js?x" }))
    }
    await waitFor(() =>
      expect(named("Page Failed")).toEqual([
        { name: "Page Failed", message: "TypeError: broken", source: "/assets/a.js" },
        { name: "Page Failed", message: "TypeError: worse", source: "/assets/a.js" }
      ])
    )
  })

  it("GAP-41 sends nothing for a visitor who has opted out", async () => {
    visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { events, runtime } = visiting("Privacy=refused")
    dispatchEvent(new ErrorEvent("error", { error: new TypeError("broken") }))
    // Commands end in the order in which they were sent.
    expect((await runtime.run((use) => use.Visit.use((visit) => visit.pageEntered("again"))))._tag).toBe("Done")
    expect(events.map(({ name }) => name)).toEqual([])
  })
})

describe("events of the recommendation service", () => {
  it.each([
    ["ANL-07 VIS-18 omit an internal customer", true, []],
    ["ANL-05 include a shopper's interaction, once the profile is loaded", false, ["category_page_view"]]
  ] as const)("%s", async (_title, isCustomerInternal, types) => {
    const services: MemoryServices = {
      graphql: ({ operation }) =>
        operation === "userProfile" ? { data: { userProfile: { ...june.profile, isCustomerInternal } } } : "away"
    }
    visitPage("src/features/search/ListingPage.tsx", listingOf("/shop/brakes~2-3"))
    // Waits one second, in which an unwanted interaction would be sent.
    const { named } = visiting(june.cookie, services, { skipsWaits: !isCustomerInternal })
    await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ isInternal: isCustomerInternal }]))
    expect(named("Category Viewed")).toHaveLength(1)
    await waitFor(() => expect(named("Recommendation Interaction").map((event) => Object(event).type as unknown)).toEqual(types))
  })
})

describe("the visitor's audiences", () => {
  it("CALL-08 VIS-11 requests them by the visitor's GUID once, and writes them into the cookie that lasts 365 days", async () => {
    const asked: Array<unknown> = []
    const services: MemoryServices = {
      graphql: ({ operation, variables }) => {
        if (operation !== "userAudiencesV2") return "away"
        asked.push(variables)
        return { data: { userAudiencesV2: { audiences: ["street"], googleAudiences: [] } } }
      }
    }
    const written: Array<WrittenCookie> = []
    const { go } = visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { runtime } = visiting(sampleCookies, services, { written })
    const readAudiences = () => written.filter(({ name }) => name === "segment_audiences")
    await waitFor(() => expect(readAudiences()).toHaveLength(1))
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    expect(await runtime.run((use) => use.VisitorAudiences.use(({ current }) => current))).toMatchObject({
      value: { audiences: ["street"] }
    })
    expect([asked, readAudiences()]).toEqual([
      [{ webUserGuid: "3f1c2a4e-6b7d-4c8e-9f10-2a3b4c5d6e7f" }],
      [{ name: "segment_audiences", value: '{"audiences":["street"],"googleAudiences":[]}', days: 365 }]
    ])
  })
})

describe("identification of a visit", () => {
  beforeEach(() => void visitPage("src/features/home/HomePage.tsx", { popular: sampleListing() }))
  const vins: Array<unknown> = []
  const services: MemoryServices = {
    graphql: ({ operation, variables }) => {
      if (operation === "GetFeatureFlags") vins.push(Object(variables).vin)
      return operation === "userProfile" ? { data: { userProfile: june.profile } } : "away"
    }
  }

  it.each([
    [{ zip: "78701", country_code: "US" }, "West South Central", { zipCode: "78701", countryCode: "US", isInternational: false }],
    [{ zip: "K1A 0B1", country_code: "CA" }, "International", { zipCode: "K1A 0B1", countryCode: "CA", isInternational: true }]
  ])(
    "VIS-04 VIS-27 reports the location from the lookup, %j, which the app stores beside the visitor's id",
    async (place, region, readAudiences) => {
      const device = createFakeDevice(`${june.cookie}; VIN=visitor-1`)
      const { named, runtime } = visiting(null, services, { device, place })
      await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ region, isRegistered: true }]))
      const [location, country] = await Effect.runPromise(Effect.all([device.cookies.read("location"), device.cookies.read("country")]))
      expect([JSON.parse(location ?? ""), country]).toEqual([readAudiences, readAudiences.countryCode])
      expect(vins.at(-1)).toBe("visitor-1")
      const known = await runtime.run((use) => use.Profile.use(({ current }) => current))
      expect(known).toMatchObject({ value: { isHydrated: true } })
    }
  )

  it("VIS-28 reports no location after a failed lookup, and logs the failure", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const { named } = visiting(june.cookie, services, { place: { zip: 9 as never, country_code: "US" } })
    await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ region: null, isRegistered: true }]))
    expect(logged.mock.calls.map((call) => call.join(" ")).join("\n")).toContain("geolocation")
    logged.mockRestore()
  })

  it("VIS-31 reports a returning visitor if the last visit was more than 24 hours ago", async () => {
    const device = createFakeDevice(june.cookie)
    const visit = async (millisAfter: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 + millisAfter })
      const { named } = visiting(null, services, { device })
      await waitFor(() => expect(named("Visitor Identified")).toHaveLength(1))
      stop()
      vi.useRealTimers()
      return Object(named("Visitor Identified")[0]).isReturningUser as unknown
    }
    const day = 86_400_000
    expect([await visit(0), await visit(day), await visit(2 * day + 1)]).toEqual([false, false, true])
  })
})
