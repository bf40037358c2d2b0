import type { PageLink } from "./Pages.ts"

/** Headings without a page of their own are no links. */
export const toPageLinks = (links: ReadonlyArray<{ readonly primary: string; readonly href: string | null }>): ReadonlyArray<PageLink> =>
  links.flatMap(({ primary, href }) => (href === null ? [] : [{ label: primary, href }]))
