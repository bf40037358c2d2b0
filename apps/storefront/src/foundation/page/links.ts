import type { PageLink } from "./Pages.ts"

/** Pages that menus name and that are still to come (GAP-88). A page that is built is taken out here, and every menu shows it. */
const toCome: ReadonlySet<string> = new Set(["/pages/appinstall"])

/** Whether a menu may lead to this page. */
export const hasPage = (href: string): boolean => !toCome.has(href)

/** Headings without a page of their own are no links. */
export const linksOf = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
