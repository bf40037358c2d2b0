import { isOnByDefault } from "@camber/domain/flags"
import type { InitialSearchContent } from "@camber/domain/search"
import { describe, expect, it } from "vitest"
import { initialContent, searchFeatures } from "./initialContent.ts"

const features = searchFeatures({ isOn: isOnByDefault })

const hrefs = { search: (term: string) => `/search?query=${term}`, category: (url: string) => `${url}?fits=1` }
const tiles = [{ label: "Deals", href: "/deals" }]
const seen: InitialSearchContent = {
  products: {
    kind: "recentActivity",
    entries: [{ pageType: "Product", url: "/item/rotor/2", title: "Rotor", date: 1, imageUrl: null, skuBaseNumber: null }]
  },
  tiles
}
const parts = { offer: null, content: seen, recent: ["Pads"], commonest: ["pads", "rotors"], hrefs }
const labels = (rows: ReadonlyArray<{ readonly label: string }> | undefined) => rows?.map(({ label }) => label)

describe("the panel before a term is typed", () => {
  it("SRCH-12 has recent and suggested searches, each once, recent products and the ten top categories", () => {
    const panel = initialContent(parts, features)
    expect([labels(panel?.recent), labels(panel?.searches)]).toEqual([["Pads"], ["rotors"]])
    expect([panel?.productsTitle, labels(panel?.products)]).toEqual(["Recently Viewed", ["Rotor"]])
    expect(panel?.categories).toHaveLength(10)
    expect(panel?.categories[3]).toEqual({ kind: "department", label: "Brakes", href: "/shop/brakes~2-3?fits=1" })
  })

  it("SRCH-12 is absent with its flag off", () => {
    expect(initialContent(parts, { ...features, initialSearchContent: false })).toBeNull()
  })

  it("SRCH-14 shows tiles only with the mobile search flag on", () => {
    expect(initialContent(parts, features)?.tiles).toEqual(tiles)
    expect(initialContent(parts, { ...features, mobileSearch: false })?.tiles).toEqual([])
  })

  it("shows the content that needs no response immediately", () => {
    const panel = initialContent({ ...parts, content: null }, features)
    expect([labels(panel?.recent), panel?.products, panel?.tiles, panel?.categories.length]).toEqual([["Pads"], [], [], 10])
  })
})
