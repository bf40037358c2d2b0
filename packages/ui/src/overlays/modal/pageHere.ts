/** What tells the pages of a site apart: the same text for each address of one. */
export type PageOf = (address: Pick<Location, "pathname" | "search">) => string

let pageOf: PageOf = ({ pathname }) => pathname

/** Said once, by whoever composes the app: a step to another page takes no modal along. Otherwise another path is another page. */
export const tellPagesApart = (by: PageOf): void => {
  pageOf = by
}

/** The page that is shown. */
export const pageHere = (): string => pageOf(location)
