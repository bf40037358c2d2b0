/** Latency of an interaction in milliseconds. `id` is the browser's interaction id, which all events of an interaction share. */
export interface Latency {
  readonly id: number
  readonly duration: number
}

/** Limit of a good latency (ANL-111). */
export const GOOD_LATENCY_MS = 200
export const POOR_LATENCY_MS = 500
/** Number of slowest interactions to report (ANL-10). */
export const MAX_SLOW_INTERACTIONS = 10

/** Rating of an interaction's latency (ANL-09). */
export type Rating = "good" | "needs improvement" | "poor"

/** Rates a latency. Each limit belongs to the better rating (ANL-09, ANL-111). */
export const rateLatency = (millis: number): Rating =>
  millis <= GOOD_LATENCY_MS ? "good" : millis <= POOR_LATENCY_MS ? "needs improvement" : "poor"

/** Returns whether a latency is high enough to be tracked (ANL-11). */
export const isSlow = ({ duration }: Latency): boolean => duration > GOOD_LATENCY_MS

/**
 * Adds an event to the slowest interactions of a page. An interaction's latency is that of its longest event. Keeps the 10 slowest, slowest
 * first (ANL-10).
 */
export const addLatency = (worst: ReadonlyArray<Latency>, latency: Latency): ReadonlyArray<Latency> => {
  const known = worst.find(({ id }) => id === latency.id)
  const longest = known !== undefined && known.duration > latency.duration ? known : latency
  return [...worst.filter(({ id }) => id !== latency.id), longest]
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, MAX_SLOW_INTERACTIONS)
}
