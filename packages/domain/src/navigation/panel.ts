import type { NavigationLink, Panel } from "./model.ts"

export const mainPanel: Panel = { _tag: "Menu", menu: "main" }
export const shopPanel: Panel = { _tag: "Menu", menu: "shop" }

/** The nested panel of a link with entries below it (NAV-38); null for a link that only leads somewhere. */
export const panelOf = ({ primary, subItems }: NavigationLink): Panel | null =>
  subItems.length === 0 ? null : { _tag: "Links", title: primary, links: subItems }

/** Links of a list above which it has a filter box (GAP-71). */
const UNFILTERED = 10

/** Whether a list has a filter box (GAP-71). */
export const hasFilter = (links: ReadonlyArray<unknown>): boolean => links.length > UNFILTERED

/** The links whose text contains what was typed, without regard to case and outer space (NAV-26). */
export const filteredLinks = <Link extends { readonly primary: string }>(
  links: ReadonlyArray<Link>,
  typed: string
): ReadonlyArray<Link> => {
  const wanted = typed.trim().toLowerCase()
  return links.filter(({ primary }) => primary.toLowerCase().includes(wanted))
}
