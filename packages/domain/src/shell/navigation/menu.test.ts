import { describe, expect, it } from "vitest"
import { Schema } from "effect"
import fc from "fast-check"
import {
  menus,
  shownEntries,
  filterLinks,
  hasFilter,
  toPanel,
  panelTitle,
  getFullPageLink,
  prioritizeMakes,
  prioritizedMakes
} from "./menu.ts"
import { mainPanel } from "./machine.ts"
import { NavigationLink } from "./model.ts"

const labels = (entries: ReadonlyArray<{ readonly label: string }>) => entries.map(({ label }) => label)
const everything = () => true
const nothing = () => false

describe("menus of the navigation drawer", () => {
  it("GAP-69 GAP-70 leads to the specified pages", () => {
    expect(menus.shop.map(({ href }) => href)).toEqual([
      "/street",
      "/race",
      "/deals",
      "/categories",
      "/assembly",
      "/platforms",
      "/engines",
      "/transmissions",
      "/makes",
      "/brands",
      "/rearaxle",
      "/services"
    ])
    expect(menus.main.map(({ href }) => href)).toEqual([
      null,
      null,
      "/buildlist",
      "/CustomerVehicle",
      "/shoppingcart",
      "/account",
      "/info/helpcenter"
    ])
    expect(menus.toolbox.slice(0, -2).every(({ href }) => href?.startsWith("/the-toolbox/"))).toBe(true)
    expect(menus.toolbox.slice(-2).map(({ href }) => href)).toEqual(["/calculators", "/jobs"])
  })
  it("contains all entries in order if all features are on", () => {
    for (const entries of Object.values(menus)) expect(labels(shownEntries(entries, everything))).toEqual(labels(entries))
  })
  it("NAV-31 contains the platforms only if their flag is on", () => {
    expect(labels(shownEntries(menus.shop, (feature) => feature === "platformMenu"))).toContain("Platform")
    expect(labels(shownEntries(menus.shop, nothing))).not.toContain("Platform")
  })
  it("NAV-32 lists every engine family if the site map links are on, and changes no other list", () => {
    const lists = (feature: string | null) =>
      shownEntries(menus.shop, (one) => one === feature || one === "platformMenu").flatMap(({ panel }) =>
        panel?._tag === "List" ? [panel.list] : []
      )
    const usual = lists(null)
    expect(usual).toContain("engineLinks")
    expect(lists("sitemapLinks")).toEqual(usual.map((list) => (list === "engineLinks" ? "engineLinksForSiteMap" : list)))
  })
})

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
  it("links to the page of everything that it lists, if there is such a page", () => {
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

const named = (names: ReadonlyArray<string>) => names.map((primary) => ({ primary }))

describe("prioritizeMakes", () => {
  it("puts Chevrolet, Ford and Dodge first and keeps the order of the other makes", () => {
    expect(prioritizeMakes(named(["Acura", "Dodge", "Zimmer", "Chevrolet", "AMC", "Ford"]))).toEqual(
      named(["Chevrolet", "Ford", "Dodge", "Acura", "Zimmer", "AMC"])
    )
  })
  it("keeps every make in any input", () => {
    const makes = fc.array(fc.oneof(fc.constantFrom(...prioritizedMakes), fc.string()))
    fc.assert(
      fc.property(makes, (names) => {
        expect(prioritizeMakes(named(names))).toHaveLength(names.length)
        expect(new Set(prioritizeMakes(named(names)).map(({ primary }) => primary))).toEqual(new Set(names))
      })
    )
  })
})
