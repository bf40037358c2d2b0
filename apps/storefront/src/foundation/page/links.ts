import type { PageLink } from "./Pages.ts"

/** Headings without their own page are not links. */
export const toPageLinks = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
