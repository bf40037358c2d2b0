import { parseListing } from "@camber/domain/search"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { sampleCard, sampleListing, sampleProduct, sampleSettings } from "../../../test/samples.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { followVisit } from "./startTelemetry.ts"

const seed = { settings: sampleSettings, selected: null, theme: "light", catalogueVersion: "v1" } as const

/** A router that is told where it is. */
const routerAt = (module: string, data: unknown, pathname = "/") => {
  const subscribers = new Set<(state: never, change: never) => void>()
  const stateOf = (id: string, loaded: unknown, path: string) => ({
    location: { pathname: path, search: "" },
    matches: [{ route: { id } }],
    loaderData: { [id]: loaded },
    navigation: { state: "idle" }
  })
  const router = {
    state: stateOf(module, data, pathname),
    subscribe: (notify: (state: never, change: never) => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    }
  }
  const go = (id: string, loaded: unknown, path: string) => {
    router.state = stateOf(id, loaded, path)
    for (const notify of subscribers) notify(router.state as never, {} as never)
  }
  return { router: router as never, go }
}

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const visiting = (router: never, cookies: string | null = null) => {
  const events: Array<TelemetryEvent> = []
  const runtime = new AppRuntime(
    () => memoryEngine(cookies, {}, { receive: (event) => events.push(event) })(seed),
    (error) => {
      throw error
    }
  )
  stop = followVisit(runtime, new FlagStore(runtime), router)
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
    await waitFor(() => expect(named("Page Viewed")).toHaveLength(2))
  })

  it("ANL-115 ANL-116 is the product with what is known of it; what cannot be used is logged, and it is told all the same", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})
    const product = sampleProduct()
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

  it("ANL-01 ANL-102 is the card that is pressed, with its place in its list, and an article", async () => {
    const card = sampleCard()
    const { router } = routerAt("src/features/search/ListingPage.tsx", {
      address: parseListing("/shop/brakes~2-3", new URLSearchParams()),
      listing: sampleListing({ title: "Brakes", cards: [sampleCard({ productPageUrl: "/item/other/9" }), card] })
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
