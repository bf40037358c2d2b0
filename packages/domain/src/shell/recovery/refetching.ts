/** Returning to the page refetches at most once in this period (CONST-102). */
export const FOCUS_THROTTLE_MS = 5000

/** Returns the delay before a failed request is repeated, longer on a slow network (CONST-103). */
export const getRetryDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 10_000 : 5000)

/** Returns the delay before a message about slow loading (CONST-104). */
export const getSlowWarningDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 5000 : 3000)
