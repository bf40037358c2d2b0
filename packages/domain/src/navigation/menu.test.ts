import { describe, expect, it } from "vitest"
import { menus, shownEntries } from "./menu.ts"

const labels = (entries: ReadonlyArray<{ readonly label: string }>) => entries.map(({ label }) => label)
const everything = () => true
const nothing = () => false

describe("the menus of the navigation drawer", () => {
  it("GAP-69 GAP-70 lead to the pages of the specification, each entry of the shop to its own", () => {
    expect(menus.shop.map(({ href }) => href)).toEqual([
      "/street",
      "/race",
      "/deals",
      "/categories",
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
    expect(menus.toolbox.every(({ href }) => href?.startsWith("/the-toolbox/"))).toBe(true)
  })
  it("show all of it where all is switched on and there, in order", () => {
    for (const entries of Object.values(menus)) expect(labels(shownEntries(entries, everything, everything))).toEqual(labels(entries))
  })
  it("NAV-31 show the platforms only where their flag is on", () => {
    expect(labels(shownEntries(menus.shop, (feature) => feature === "platformMenu", everything))).toContain("Platform")
    expect(labels(shownEntries(menus.shop, nothing, everything))).not.toContain("Platform")
  })
  it("NAV-32 list every engine of the site map where its links are on, and touch no other list", () => {
    const lists = (feature: string | null) =>
      shownEntries(menus.shop, (one) => one === feature || one === "platformMenu", everything).flatMap(({ panel }) =>
        panel?._tag === "List" ? [panel.list] : []
      )
    const usual = lists(null)
    expect(usual).toContain("engineLinks")
    expect(lists("sitemapLinks")).toEqual(usual.map((list) => (list === "engineLinks" ? "engineLinksForSiteMap" : list)))
  })
  it("GAP-88 leave a page out that is not there, and keep a list without a page of its own", () => {
    const shown = shownEntries(menus.shop, everything, (href) => href === "/deals")
    expect(labels(shown)).toEqual(["Deals", "Category", "Platform", "Engine Family", "Transmission", "Makes", "Brand", "Rear Axle"])
    expect(shown.filter(({ href }) => href !== null).map(({ href }) => href)).toEqual(["/deals"])
    const pagesOfLists = (entries: typeof shown) => entries.flatMap(({ panel }) => (panel?._tag === "List" ? [panel.href] : []))
    expect([...new Set(pagesOfLists(shown))]).toEqual([null])
    expect(pagesOfLists(shownEntries(menus.shop, everything, everything))).toContain("/brands")
    expect(shownEntries(menus.main, everything, nothing)).toEqual(menus.main.slice(0, 2))
    expect(shownEntries(menus.toolbox, everything, nothing)).toEqual([])
  })
})
