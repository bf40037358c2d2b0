import type { NavigationLink, Panel } from "./model.ts"

/** The nested panel of a link with entries below it (NAV-38); null for a link that only leads somewhere. */
export const toPanel = ({ href, primary, subItems }: NavigationLink): Panel | null =>
  subItems.length === 0 ? null : { _tag: "Links", title: primary, href, links: subItems }

const menuTitles = { main: "Menu", shop: "Shop", toolbox: "Toolbox" } as const

/** The heading of a panel. */
export const panelTitle = (panel: Panel): string => (panel._tag === "Menu" ? menuTitles[panel.menu] : panel.title)

/** The way to the page of all that a panel lists: it stands first, and remains where the list is empty. null where there is no such page. */
export const getFullPageLink = (panel: Panel): { readonly label: string; readonly href: string } | null => {
  if (panel._tag === "Menu" || panel.href === null) return null
  return { label: panel._tag === "List" ? `Shop by ${panel.title}` : `Shop All ${panel.title}`, href: panel.href }
}

/** Links of a list above which it has a filter box (GAP-71). */
const UNFILTERED = 10

/** Whether a list has a filter box (GAP-71). */
export const hasFilter = (links: ReadonlyArray<unknown>): boolean => links.length > UNFILTERED

/** The links whose text contains what was typed, without regard to case and outer space (NAV-26). */
export const filterLinks = <Link extends { readonly primary: string }>(links: ReadonlyArray<Link>, typed: string): ReadonlyArray<Link> => {
  const wanted = typed.trim().toLowerCase()
  return links.filter(({ primary }) => primary.toLowerCase().includes(wanted))
}
