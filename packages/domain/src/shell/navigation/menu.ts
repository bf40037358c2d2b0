import type { Feature } from "../../foundation/flags/flagNames.ts"
import type { LinkList, Panel } from "./model.ts"

/** An entry of the shop's own menus. It opens a panel, leads to a page, or both. */
export interface MenuEntry {
  readonly label: string
  /** Null if it only opens its panel. */
  readonly href: string | null
  /** Null if it only leads to its page. */
  readonly panel: Panel | null
  /** Feature that must be on to show the entry (NAV-31). */
  readonly feature: Feature | null
}

const page = (label: string, href: string): MenuEntry => ({ label, href, panel: null, feature: null })
const menu = (label: string, name: "shop" | "toolbox"): MenuEntry => ({
  label,
  href: null,
  panel: { _tag: "Menu", menu: name },
  feature: null
})
const list = (label: string, href: string, name: LinkList, feature: Feature | null = null): MenuEntry => ({
  label,
  href,
  panel: { _tag: "List", title: label, href, list: name },
  feature
})

/** Menus of the navigation drawer in order (NAV-20 to NAV-25, GAP-69, GAP-70). Replace as needed. */
export const menus: Readonly<Record<"main" | "shop" | "toolbox", ReadonlyArray<MenuEntry>>> = {
  main: [
    menu("Shop", "shop"),
    menu("Toolbox", "toolbox"),
    page("My List", "/buildlist"),
    page("My Garage", "/CustomerVehicle"),
    page("My Cart", "/shoppingcart"),
    page("My Account", "/account"),
    page("Help Center", "/info/helpcenter")
  ],
  shop: [
    page("Shop by Street", "/street"),
    page("Race", "/race"),
    page("Deals", "/deals"),
    list("Category", "/categories", "categoryLinks"),
    page("Exploded Drawings", "/assembly"),
    list("Platform", "/platforms", "allTopLevelPlatforms", "platformMenu"),
    list("Engine Family", "/engines", "engineLinks"),
    list("Transmission", "/transmissions", "transmissionLinks"),
    list("Makes", "/makes", "AllMakes"),
    list("Brand", "/brands", "brandLinks"),
    list("Rear Axle", "/rearaxle", "rearAxleLinks"),
    page("Services", "/services")
  ],
  toolbox: [
    page("Recommended", "/the-toolbox/recommended"),
    page("Latest", "/the-toolbox/news~2-3"),
    page("Tech", "/the-toolbox/tech~2-1"),
    page("Builds", "/the-toolbox/builds~2-2"),
    page("Stories", "/the-toolbox/stories~2-4"),
    page("Horsepower Recipes", "/the-toolbox/engine-recipes~512-169"),
    page("LS Swaps", "/the-toolbox/ls-swap~512-171"),
    page("Calculators", "/calculators")
  ]
}

/** Returns the visible entries of a menu, whose feature is on. With site map links, the list of engine families is complete (NAV-32). */
export const shownEntries = (entries: ReadonlyArray<MenuEntry>, isOn: (feature: Feature) => boolean): ReadonlyArray<MenuEntry> =>
  entries
    .filter(({ feature }) => feature === null || isOn(feature))
    .map((entry) =>
      entry.panel?._tag === "List" && entry.panel.list === "engineLinks" && isOn("sitemapLinks")
        ? { ...entry, panel: { ...entry.panel, list: "engineLinksForSiteMap" } }
        : entry
    )
