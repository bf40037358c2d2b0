import type { Feature } from "../../foundation/flags/featureDefaults.ts"
import { toolboxHref } from "./rules.ts"
import type { LinkList, Panel, NavigationLink } from "./model.ts"

/** An entry of the shop's own menus. An entry opens a panel, leads to a page, or does both. */
export interface MenuEntry {
  readonly label: string
  /** Null if the entry only opens its panel. */
  readonly href: string | null
  /** Null if the entry only leads to its page. */
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
    page("Calculators", "/calculators"),
    page("Jobs", "/jobs")
  ]
}

/**
 * Returns the visible entries of a menu, whose feature is on. With site map links, the list of engine families is complete (NAV-32).
 *
 * @param hidden - Paths of pages that the shop hides.
 */
export const shownEntries = (
  entries: ReadonlyArray<MenuEntry>,
  isOn: (feature: Feature) => boolean,
  hidden: ReadonlyArray<string> = []
): ReadonlyArray<MenuEntry> =>
  entries
    .filter((entry) => (entry.feature === null || isOn(entry.feature)) && !isHidden(entry, hidden))
    .map((entry) =>
      entry.panel?._tag === "List" && entry.panel.list === "engineLinks" && isOn("sitemapLinks")
        ? { ...entry, panel: { ...entry.panel, list: "engineLinksForSiteMap" } }
        : entry
    )

const isHidden = ({ href, panel }: MenuEntry, hidden: ReadonlyArray<string>): boolean => {
  const path = panel?._tag === "Menu" && panel.menu === "toolbox" ? toolboxHref : href
  return path !== null && hidden.includes(path)
}

/** Creates the panel of a link's sub-items (NAV-38). Returns null for a link without any. */
export const toPanel = ({ href, primary, subItems }: NavigationLink): Panel | null =>
  subItems.length === 0 ? null : { _tag: "Links", title: primary, href, links: subItems }

const menuTitles = { main: "Menu", shop: "Shop", toolbox: "Toolbox" } as const

/** Returns the title of a panel. */
export const panelTitle = (panel: Panel): string => (panel._tag === "Menu" ? menuTitles[panel.menu] : panel.title)

/**
 * Returns the link to the page of everything that a panel lists. The link is shown first, even for an empty list. Null if there is no such
 * page.
 */
export const getFullPageLink = (panel: Panel): { readonly label: string; readonly href: string } | null => {
  if (panel._tag === "Menu" || panel.href === null) return null
  return { label: panel._tag === "List" ? `Shop by ${panel.title}` : `Shop All ${panel.title}`, href: panel.href }
}

/** Maximum number of links without a filter box (GAP-71). */
const MAX_UNFILTERED = 10

/** Returns true if a list has a filter box (GAP-71). */
export const hasFilter = (links: ReadonlyArray<unknown>): boolean => links.length > MAX_UNFILTERED

/** Returns the links that contain the typed text, ignoring letter case and surrounding space (NAV-26). */
export const filterLinks = <Link extends { readonly primary: string }>(links: ReadonlyArray<Link>, typed: string): ReadonlyArray<Link> => {
  const wanted = typed.trim().toLowerCase()
  return links.filter(({ primary }) => primary.toLowerCase().includes(wanted))
}

/** Makes that come first in lists, in this order (GAP-C61). */
export const prioritizedMakes: ReadonlyArray<string> = ["Chevrolet", "Ford", "Dodge", "Pontiac", "Plymouth", "Buick", "Oldsmobile", "GMC"]

/** Moves the prioritized makes to the front and keeps the order of the other makes. */
export const prioritizeMakes = <Make extends { readonly primary: string }>(makes: ReadonlyArray<Make>): ReadonlyArray<Make> => {
  const rank = ({ primary }: Make) => (prioritizedMakes.includes(primary) ? prioritizedMakes.indexOf(primary) : prioritizedMakes.length)
  return makes.toSorted((one, other) => rank(one) - rank(other))
}
