/** Milliseconds within which coming back to the page asks for things anew once at most (CONST-102). */
export const FOCUS_THROTTLE_MS = 5000

/** Milliseconds until what failed is asked for again; a slow network gets more patience (CONST-103). */
export const getRetryDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 10_000 : 5000)

/** Milliseconds after which it is said that loading takes long (CONST-104). */
export const getSlowWarningDelayMs = (isNetworkSlow: boolean): number => (isNetworkSlow ? 5000 : 3000)
