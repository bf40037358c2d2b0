/** An address within the site. */
export type PageAddress = Pick<Location, "pathname" | "search">

/** Returns a page's identity: the same text for each URL of one page. */
export type PageOf = (address: PageAddress) => string

let pageOf: PageOf = ({ pathname }) => pathname

/**
 * Sets how URLs map to pages; the app's composition root calls it once. A navigation to another page closes all modals. By default
 * each path is a separate page.
 */
export const setPageIdentity = (by: PageOf): void => {
  pageOf = by
}

/**
 * Returns whether a URL belongs to the current page. Both are mapped by the same rule, because the rule may have been set after one of
 * them was read.
 */
export const isCurrentPage = (address: PageAddress): boolean => pageOf(address) === pageOf(location)
