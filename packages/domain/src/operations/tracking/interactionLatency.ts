/** How long the page took to answer a press, in milliseconds. `id` is the browser's: the events of one press share it. */
export interface Latency {
  readonly id: number
  readonly duration: number
}

/** ANL-111 */
export const GOOD_LATENCY_MS = 200
export const POOR_LATENCY_MS = 500
/** ANL-10 */
export const MAX_SLOW_INTERACTIONS = 10

/** How quick an interaction was (ANL-09). */
export type Rating = "good" | "needs improvement" | "poor"

/** Both limits belong to the better side (ANL-09, ANL-111). */
export const rateLatency = (millis: number): Rating =>
  millis <= GOOD_LATENCY_MS ? "good" : millis <= POOR_LATENCY_MS ? "needs improvement" : "poor"

/** Slow enough to be reported (ANL-11). */
export const isSlow = ({ duration }: Latency): boolean => duration > GOOD_LATENCY_MS

/**
 * The worst interactions of a page, the longest first, after one more event: an interaction takes as long as its longest event, and the 10
 * worst are kept (ANL-10).
 */
export const addLatency = (worst: ReadonlyArray<Latency>, latency: Latency): ReadonlyArray<Latency> => {
  const known = worst.find(({ id }) => id === latency.id)
  const longest = known !== undefined && known.duration > latency.duration ? known : latency
  return [...worst.filter(({ id }) => id !== latency.id), longest]
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, MAX_SLOW_INTERACTIONS)
}
