import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { mainPanel } from "./machine.ts"
import { NavigationLink } from "./model.ts"
import { filterLinks, hasFilter, toPanel, panelTitle, getFullPageLink } from "./panel.ts"

const decode = Schema.decodeUnknownSync(NavigationLink)
const leaf = { primary: "LS1", href: "/engines/ls1", brandImageUrl: null, count: null }

describe("toPanel", () => {
  it("NAV-38 creates a panel from the sub-items of a link, under its name", () => {
    const link = { primary: "LS", href: null, brandImageUrl: "/content/ls.svg", count: 12, subItems: [leaf] }
    expect(decode(link)).toEqual(link)
    expect(toPanel(decode(link))).toEqual({ _tag: "Links", title: "LS", href: null, links: [leaf] })
  })
  it("NAV-38 returns null for a link without sub-items", () => {
    expect(toPanel({ ...leaf, subItems: [] })).toBeNull()
  })
  it.each(["primary", "href", "brandImageUrl", "subItems"])("NAV-38 NavigationLink requires %s", (field) => {
    expect(() => decode({ ...leaf, subItems: [], [field]: undefined })).toThrow()
  })
})

describe("a panel", () => {
  it("has the title of its list, link or menu", () => {
    const links = toPanel({ ...leaf, primary: "LS", subItems: [leaf] })!
    expect(panelTitle(mainPanel)).toBe("Menu")
    expect(panelTitle({ _tag: "Menu", menu: "toolbox" })).toBe("Toolbox")
    expect(panelTitle(links)).toBe("LS")
  })
  it("links to the page of everything it lists, if there is one", () => {
    const list = { _tag: "List", title: "Brand", href: "/brands", list: "brandLinks" } as const
    const links = { _tag: "Links", title: "Brakes", href: "/shop/brakes~2-3", links: [leaf] } as const
    expect([list, links, { ...links, href: null }, mainPanel].map(getFullPageLink)).toEqual([
      { label: "Shop by Brand", href: "/brands" },
      { label: "Shop All Brakes", href: "/shop/brakes~2-3" },
      null,
      null
    ])
  })
})

describe("the filter box of a list", () => {
  const links = ["Chevrolet", "Ford", "Plymouth"].map((primary) => ({ primary }))
  it("keeps links that contain the typed text, ignoring letter case", () => {
    expect(filterLinks(links, " O ").map(({ primary }) => primary)).toEqual(["Chevrolet", "Ford", "Plymouth"])
    expect(filterLinks(links, "for").map(({ primary }) => primary)).toEqual(["Ford"])
    expect(filterLinks(links, "")).toEqual(links)
    expect(filterLinks(links, "x")).toEqual([])
  })
  it("GAP-71 is shown for more than ten links", () => {
    expect([10, 11].map((length) => hasFilter(Array.from({ length })))).toEqual([false, true])
  })
})
