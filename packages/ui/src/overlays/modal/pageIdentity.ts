/** An address within the site. */
export type PageAddress = Pick<Location, "pathname" | "search">

/** What tells the pages of a site apart: the same text for each address of one. */
export type PageOf = (address: PageAddress) => string

let pageOf: PageOf = ({ pathname }) => pathname

/** Said once, by whoever composes the app: a step to another page takes no modal along. Otherwise another path is another page. */
export const setPageIdentity = (by: PageOf): void => {
  pageOf = by
}

/** Whether this is an address of the page that is shown. Both are read by the same rule: it may have been told since one of them was taken. */
export const isCurrentPage = (address: PageAddress): boolean => pageOf(address) === pageOf(location)
