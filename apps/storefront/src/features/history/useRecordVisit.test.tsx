import { sampleListing, sampleProductPage } from "@camber/testing/records"
import { act } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import type { Pages } from "../../foundation/page/Pages.ts"

type PageType = "Product" | "Shop"

/** Returns the stored visits after the page at this URL has loaded. */
const visitedAt = async (pathname: string, pages: Partial<Pages>) => {
  const { router, runtime } = await renderStorefront(pathname, pages, {}, createTestRuntime(null, {}, { address: { pathname } }))
  const readVisits = (pageType: PageType) => async () => {
    const end = await runtime.run((use) => use.History.use((history) => history.recent(pageType)))
    return end._tag === "Done" ? end.value : []
  }
  const titles = (pageType: PageType) => async () => (await readVisits(pageType)()).map(({ title, url }) => [title, url])
  const pictures = (pageType: PageType) => async () => (await readVisits(pageType)()).map(({ imageUrl }) => imageUrl)
  return { router, titles, pictures }
}

it("HIST-01 HIST-02 HIST-03 HIST-05 useRecordVisit stores a visit of a product or category under its page title once the page is idle", async () => {
  const product = await visitedAt("/item/slotted-rotor/2", { product: async () => sampleProductPage() })
  await expect.poll(product.titles("Product")).toEqual([["Ironvale Slotted Rotor", "/item/slotted-rotor/2"]])
  expect(document.title).toBe("Ironvale Slotted Rotor | Camber")
  const listing = sampleListing({ title: "Brakes", canonicalPath: "/shop/brakes~2-3" })
  const category = await visitedAt("/shop/brakes~2-3", { listing: async () => listing })
  await expect.poll(category.titles("Shop")).toEqual([["Brakes", "/shop/brakes~2-3"]])
})

/** The server renders this tag on every page. */
beforeEach(() => {
  const picture = document.createElement("meta")
  picture.setAttribute("property", "og:image")
  document.head.append(picture)
  return () => picture.remove()
})
const shared = () => document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content

it("HIST-04 useRecordVisit stores the page's sharing picture with the visit, not the card's picture", async () => {
  const product = { ...sampleProductPage(), images: [{ src: "/content/parts/shared.svg", alt: "" }] }
  const { pictures } = await visitedAt("/item/slotted-rotor/2", { product: async () => product })
  expect(shared()).toBe(`${location.origin}/content/parts/shared.png`)
  await expect.poll(pictures("Product")).toEqual(["/content/parts/shared.svg"])
})

it("HIST-04 useRecordVisit stores the next page's own sharing picture or the shop's, never the previous page's", async () => {
  const listing = sampleListing({ title: "Brakes", canonicalPath: "/shop/brakes~2-3", cards: [] })
  const { router } = await visitedAt("/item/slotted-rotor/2", {
    product: async () => sampleProductPage(),
    listing: async () => listing
  })
  expect(shared()).not.toContain("/content/kits.png")
  await act(() => router.navigate("/shop/brakes~2-3"))
  expect(shared()).toContain(`${location.origin}/content/kits.png`)
})

it("HIST-04 useRecordVisit stores no picture if the page has no og:image", async () => {
  const listing = sampleListing({ title: "Brakes", canonicalPath: "/shop/brakes~2-3", cards: [] })
  const { pictures } = await visitedAt("/shop/brakes~2-3", { listing: async () => listing })
  await expect.poll(pictures("Shop")).toEqual([null])
})
