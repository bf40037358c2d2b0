import type { PageLink } from "./Pages.ts"

/** Leaves the shop for an external address. Back returns to the current page. */
export const navigateAway = (url: string): void => location.assign(url)

/** Headings without their own page are not links. */
export const toPageLinks = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
