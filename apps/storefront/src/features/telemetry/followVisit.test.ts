import type { MemoryServices } from "@camber/adapter-memory"
import { parseListing } from "@camber/domain/search"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { sampleListing, sampleProduct, sampleProductPage } from "@camber/testing/records"
import { Effect } from "effect"
import { act, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime, type TestEnvironment, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { sampleCookies, sampleSettings } from "../../../test/samples.ts"
import { CurrentPage } from "../../foundation/page/CurrentPage.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { trackVisit } from "./startTelemetry.ts"

const seed = { settings: sampleSettings, selected: null, theme: "light", catalogueVersion: "v1" } as const

let shown = new CurrentPage()
/** A router that is told where it is. */
const routerAt = (module: string, data: unknown, pathname = "/") => {
  const stateOf = (id: string, loaded: unknown) => ({
    matches: [{ route: { id } }],
    loaderData: { [id]: loaded }
  })
  const router = { state: stateOf(module, data) }
  shown = new CurrentPage()
  shown.show(pathname)
  const go = (id: string, loaded: unknown, path: string) => {
    router.state = stateOf(id, loaded)
    document.title = `Title of ${path}`
    shown.show(path)
  }
  return { router: router as never, go }
}

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const visiting = (router: never, cookies: string | null = null, services: MemoryServices = {}, world: TestEnvironment = {}) => {
  const events: Array<TelemetryEvent> = []
  const runtime = new AppRuntime(
    () => createTestRuntime(cookies, services, { skipsWaits: true, ...world, receive: (event) => events.push(event) })(seed),
    (error) => {
      throw error
    }
  )
  stop = trackVisit(runtime, new FlagStore(runtime, sampleSettings), router, shown)
  const named = (name: string) => events.filter((event) => event.name === name)
  return { events, named, runtime }
}
const listingOf = (path: string) => {
  const url = new URL(path, "https://shop.test")
  return { address: parseListing(url.pathname, url.searchParams), listing: sampleListing() }
}

describe("what is told of a page", () => {
  it("ANL-101 is that it was viewed, and of each that follows, once", async () => {
    const { go, router } = routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting(router)
    await waitFor(() => expect(named("Page Viewed")).toHaveLength(1))
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    await waitFor(() => expect(named("Page Viewed")).toMatchObject([{}, { title: "Title of /shoppingcart" }]))
  })

  it("ANL-101 is each page's own title, also where one comes right after the other, and an error's", async () => {
    const told: Array<string> = []
    const { container, router, runtime } = await renderStorefront(
      "/info/privacy",
      {},
      {},
      createTestRuntime(null, {}, { receive: (event) => event.name === "Page Viewed" && told.push(event.title) })
    )
    stop = trackVisit(runtime, container.resolve(FlagStore), router, container.resolve(CurrentPage))
    const go = async (path: string) => {
      await act(() => router.navigate(path))
      await act(() => router.navigate(path))
    }
    await go("/services")
    await go("/no/such/page")
    await go("/giftcards")
    await waitFor(() => expect(told).toHaveLength(4))
    expect(told.slice(1)).toEqual(["Services | Camber", "Error 404 | Camber", "Gift Cards | Camber"])
  })

  it("ANL-101 is no longer told by the document once it is told here", async () => {
    const end = vi.fn()
    window.endEarlyView = end
    const { named } = visiting(routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() }).router)
    await waitFor(() => expect([named("Page Viewed").length, end.mock.calls.length]).toEqual([1, 1]))
    delete window.endEarlyView
  })

  it("ANL-117 is that the shop is used as an app, once, where it is installed", async () => {
    const { go, router } = routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting(router, null, {}, { agent: { isInstalled: true } })
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    await waitFor(() => expect(named("Page Viewed")).toHaveLength(2))
    await waitFor(() => expect(named("PWA In Use")).toHaveLength(1))
    stop()
    const elsewhere = visiting(routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() }).router)
    await waitFor(() => expect(elsewhere.named("Page Viewed")).toHaveLength(1))
    expect(elsewhere.named("PWA In Use")).toEqual([])
  })

  it("ANL-115 ANL-116 is the product with what is known of it; what cannot be used is logged, and it is told all the same", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    const product = sampleProductPage()
    const { router } = routerAt("src/features/product-page/ProductPage.tsx", {
      ...product,
      trail: [{ label: "Brakes", href: "/shop/brakes~2-3" }]
    })
    const { named } = visiting(router)
    await waitFor(() => expect(named("Product Viewed")).toMatchObject([{ skuBaseNumber: product.card.skuBaseNumber, category: "Brakes" }]))
    expect(warned).toHaveBeenCalledWith("Analytics cannot use this page's category.")
    warned.mockRestore()
  })

  it.each(["src/features/product-page/ProductPage.tsx", "src/features/search/ListingPage.tsx", "src/features/home/HomePage.tsx"])(
    "ANL-101 is that an error was viewed, and nothing of %s, when its loading failed",
    async (module) => {
      const { go, router } = routerAt("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
      const { events, named } = visiting(router)
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

  it("ANL-01 is what a search found, and the category of a listing", async () => {
    const { go, router } = routerAt("src/features/search/ListingPage.tsx#search", listingOf("/search?query=unobtainium"))
    const { named } = visiting(router)
    await waitFor(() => expect(named("Search Answered")).toMatchObject([{ query: "unobtainium", total: sampleListing().total }]))
    go("src/features/search/ListingPage.tsx", listingOf("/shop/brakes~2-3"), "/shop/brakes~2-3")
    await waitFor(() => expect(named("Category Viewed")).toMatchObject([{ category: sampleListing().title }]))
  })

  it("ANL-01 ANL-102 is the card that is pressed, whichever variant it leads to, with its place in its list, and an article", async () => {
    const card = sampleProduct({ productPageUrl: "/item/slotted-rotor/2?sku=CAM-2-2" })
    const { router } = routerAt("src/features/search/ListingPage.tsx", {
      address: parseListing("/shop/brakes~2-3", new URLSearchParams()),
      listing: sampleListing({ title: "Brakes", cards: [sampleProduct({ productPageUrl: "/item/other/9" }), card] })
    })
    const { named } = visiting(router)
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

  it("is what fails on it, each message once", async () => {
    const { router } = routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { named } = visiting(router)
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

  it("GAP-41 is nothing of who has refused", async () => {
    const { router } = routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { events, runtime } = visiting(router, "Privacy=refused")
    dispatchEvent(new ErrorEvent("error", { error: new TypeError("broken") }))
    // Commands end in the order in which they were given.
    expect((await runtime.run((use) => use.Visit.use((visit) => visit.pageEntered("again"))))._tag).toBe("Done")
    expect(events.map(({ name }) => name)).toEqual([])
  })
})

describe("what the recommendation service hears of", () => {
  it.each([
    ["ANL-07 VIS-18 nothing of an internal customer", true, []],
    ["ANL-05 a shopper's interaction, once it is known who that is", false, ["category_page_view"]]
  ] as const)("%s", async (_title, isCustomerInternal, types) => {
    const services: MemoryServices = {
      graphql: ({ operation }) =>
        operation === "userProfile" ? { data: { userProfile: { ...june.profile, isCustomerInternal } } } : "away"
    }
    const { router } = routerAt("src/features/search/ListingPage.tsx", listingOf("/shop/brakes~2-3"))
    // An interaction that must not be sent has a second to show up.
    const { named } = visiting(router, june.cookie, services, { skipsWaits: !isCustomerInternal })
    await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ isInternal: isCustomerInternal }]))
    expect(named("Category Viewed")).toHaveLength(1)
    await waitFor(() => expect(named("Recommendation Interaction").map((event) => Object(event).type as unknown)).toEqual(types))
  })
})

describe("the visitor's audiences", () => {
  it("CALL-08 VIS-11 are asked for by the visitor's guid once, and written into the cookie that lives 365 days", async () => {
    const asked: Array<unknown> = []
    const services: MemoryServices = {
      graphql: ({ operation, variables }) => {
        if (operation !== "userAudiencesV2") return "away"
        asked.push(variables)
        return { data: { userAudiencesV2: { audiences: ["street"], googleAudiences: [] } } }
      }
    }
    const written: Array<WrittenCookie> = []
    const { go, router } = routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() })
    const { runtime } = visiting(router, sampleCookies, services, { written })
    const kept = () => written.filter(({ name }) => name === "segment_audiences")
    await waitFor(() => expect(kept()).toHaveLength(1))
    go("src/features/cart-page/CartPage.tsx", null, "/shoppingcart")
    expect(await runtime.run((use) => use.VisitorAudiences.use(({ current }) => current))).toMatchObject({
      value: { audiences: ["street"] }
    })
    expect([asked, kept()]).toEqual([
      [{ webUserGuid: "3f1c2a4e-6b7d-4c8e-9f10-2a3b4c5d6e7f" }],
      [{ name: "segment_audiences", value: '{"audiences":["street"],"googleAudiences":[]}', days: 365 }]
    ])
  })
})

describe("who is told to visit", () => {
  const home = () => routerAt("src/features/home/HomePage.tsx", { popular: sampleListing() }).router
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
    "VIS-04 VIS-27 is somebody at the place that was looked up, %j, which the channel keeps beside the visitor's id",
    async (place, region, kept) => {
      const device = createFakeDevice(`${june.cookie}; VIN=visitor-1`)
      const { named, runtime } = visiting(home(), null, services, { device, place })
      await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ region, isRegistered: true }]))
      const [location, country] = await Effect.runPromise(Effect.all([device.cookies.read("location"), device.cookies.read("country")]))
      expect([JSON.parse(location ?? ""), country]).toEqual([kept, kept.countryCode])
      expect(vins.at(-1)).toBe("visitor-1")
      const known = await runtime.run((use) => use.Profile.use(({ current }) => current))
      expect(known).toMatchObject({ value: { isHydrated: true } })
    }
  )

  it("VIS-28 is somebody at no place where it could not be looked up, which is logged", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const { named } = visiting(home(), june.cookie, services, { place: { zip: 9 as never, country_code: "US" } })
    await waitFor(() => expect(named("Visitor Identified")).toMatchObject([{ region: null, isRegistered: true }]))
    expect(logged.mock.calls.map((call) => call.join(" ")).join("\n")).toContain("geolocation")
    logged.mockRestore()
  })

  it("VIS-31 is somebody who returns once their last visit is more than 24 hours ago", async () => {
    const device = createFakeDevice(june.cookie)
    const visit = async (millisAfter: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 + millisAfter })
      const { named } = visiting(home(), null, services, { device })
      await waitFor(() => expect(named("Visitor Identified")).toHaveLength(1))
      stop()
      vi.useRealTimers()
      return Object(named("Visitor Identified")[0]).isReturningUser as unknown
    }
    const day = 86_400_000
    expect([await visit(0), await visit(day), await visit(2 * day + 1)]).toEqual([false, false, true])
  })
})
