/** How many pictures with words the page for status 404 has (ERR-01). */
export const ERROR_VARIANTS = 12

/** The picture that a random number from 0 up to but not 1 picks (ERR-02). */
export const pickErrorVariant = (random: number): number => Math.min(Math.floor(random * ERROR_VARIANTS), ERROR_VARIANTS - 1)

const MARK = "CsrErrorRefresh"

/** Where a page that failed to draw reloads, once: null when the address says that it already has (ERR-17, ERR-18). `search` has its `?`. */
export const refreshHref = (pathname: string, search: string): string | null => {
  const pairs = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
  return pairs.some((pair) => pair.split("=")[0] === MARK) ? null : `${pathname}?${[...pairs, `${MARK}=1`].join("&")}`
}
