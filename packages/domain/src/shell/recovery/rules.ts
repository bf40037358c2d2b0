/** Number of variants of the 404 page (ERR-01). */
export const ERROR_VARIANTS = 12

/** Returns the variant for a random number in [0, 1) (ERR-02). */
export const pickErrorVariant = (random: number): number => Math.min(Math.floor(random * ERROR_VARIANTS), ERROR_VARIANTS - 1)

const MARKER = "CsrErrorRefresh"

/**
 * Returns the URL for reloading a page that failed to render. Null if the URL already contains the reload marker (ERR-17, ERR-18). `search`
 * includes its `?`.
 */
export const refreshHref = (pathname: string, search: string): string | null => {
  const pairs = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
  return pairs.some((pair) => pair.split("=")[0] === MARKER) ? null : `${pathname}?${[...pairs, `${MARKER}=1`].join("&")}`
}

/** Returning to the page refetches at most once in this period (CONST-102). */
export const FOCUS_THROTTLE_MS = 5000

/** Returns the delay before a failed request is repeated, longer on a slow network (CONST-103). */
export const getRetryDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 10_000 : 5000)

/** Returns the delay before a message about slow loading (CONST-104). */
export const getSlowWarningDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 5000 : 3000)
