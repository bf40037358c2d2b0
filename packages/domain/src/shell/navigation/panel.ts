import type { NavigationLink, Panel } from "./model.ts"

/** Creates the panel of a link's sub-items (NAV-38). Returns null for a link without any. */
export const toPanel = ({ href, primary, subItems }: NavigationLink): Panel | null =>
  subItems.length === 0 ? null : { _tag: "Links", title: primary, href, links: subItems }

const menuTitles = { main: "Menu", shop: "Shop", toolbox: "Toolbox" } as const

/** Returns the title of a panel. */
export const panelTitle = (panel: Panel): string => (panel._tag === "Menu" ? menuTitles[panel.menu] : panel.title)

/** Returns the link to the page of everything that a panel lists. It is shown first, even for an empty list. Null without such a page. */
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
