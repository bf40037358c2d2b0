/** One minute in milliseconds. */
export const MINUTE_MS = 60_000
/** One day in minutes. */
export const MINUTES_PER_DAY = 1440

/**
 * Whether what was kept at `keptAt` still counts at `now`, both in UTC milliseconds. It expires exactly at its lifetime: younger counts,
 * that age or older does not (CONST-08, CONST-107).
 */
export const isFresh = (keptAt: number, minutes: number, now: number): boolean => now - keptAt < minutes * MINUTE_MS

/** Milliseconds after which a press counts as a new one, and not as a retry of one without a response (GAP-C59). */
export const RETRY_WINDOW_MS = 600_000
