import { describe, expect, it } from "vitest"
import { menus, shownEntries } from "./menu.ts"

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
    expect(menus.toolbox.slice(0, -1).every(({ href }) => href?.startsWith("/the-toolbox/"))).toBe(true)
    expect(menus.toolbox.at(-1)?.href).toBe("/calculators")
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
