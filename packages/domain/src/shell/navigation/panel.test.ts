import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { mainPanel } from "./machine.ts"
import { NavigationLink } from "./model.ts"
import { filterLinks, hasFilter, toPanel, panelTitle, getFullPageLink } from "./panel.ts"

const decode = Schema.decodeUnknownSync(NavigationLink)
const leaf = { primary: "LS1", href: "/engines/ls1", brandImageUrl: null, count: null }

describe("a navigation link", () => {
  it("NAV-38 has primary, href, brandImageUrl and subItems, and its subItems are a nested panel under its name", () => {
    const link = { primary: "LS", href: null, brandImageUrl: "/content/ls.svg", count: 12, subItems: [leaf] }
    expect(decode(link)).toEqual(link)
    expect(toPanel(decode(link))).toEqual({ _tag: "Links", title: "LS", href: null, links: [leaf] })
  })
  it("NAV-38 without subItems opens no panel", () => {
    expect(toPanel({ ...leaf, subItems: [] })).toBeNull()
  })
  it.each(["primary", "href", "brandImageUrl", "subItems"])("NAV-38 without %s is none", (field) => {
    expect(() => decode({ ...leaf, subItems: [], [field]: undefined })).toThrow()
  })
})

describe("a panel", () => {
  it("is headed by its list's or link's name, a menu by its own", () => {
    const links = toPanel({ ...leaf, primary: "LS", subItems: [leaf] })!
    expect([panelTitle(mainPanel), panelTitle({ _tag: "Menu", menu: "toolbox" }), panelTitle(links)]).toEqual(["Menu", "Toolbox", "LS"])
  })
  it("leads to the page of all that it lists, where there is one", () => {
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

describe("a list's filter box", () => {
  const links = ["Chevrolet", "Ford", "Plymouth"].map((primary) => ({ primary }))
  it("narrows to the links whose text contains what was typed, in either letter case", () => {
    expect(filterLinks(links, " O ").map(({ primary }) => primary)).toEqual(["Chevrolet", "Ford", "Plymouth"])
    expect(filterLinks(links, "for").map(({ primary }) => primary)).toEqual(["Ford"])
    expect([filterLinks(links, ""), filterLinks(links, "x")]).toEqual([links, []])
  })
  it("GAP-71 is there above ten links", () => {
    expect([10, 11].map((length) => hasFilter(Array.from({ length })))).toEqual([false, true])
  })
})
