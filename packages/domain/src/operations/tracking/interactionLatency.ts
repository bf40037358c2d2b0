import { getPageKind } from "../../foundation/pages/rules.ts"

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

/** Share of page loads whose vitals are reported (ANL-113). */
const SAMPLE_RATE = 0.5

/** Returns whether a page load is sampled, given a random number from 0 to 1, exclusive (ANL-113). */
export const isSampled = (random: number): boolean => random < SAMPLE_RATE

/** Site areas of vitals reports. */
export type Area = "pdp" | "home" | "account" | "pages"

/** Returns the area of a path; `pages` by default. */
export const getPageArea = (path: string): Area => {
  if (path === "/" || path === "") return "home"
  if (getPageKind(path) === "product") return "pdp"
  return /^\/account(?:\/|$)/i.test(path) ? "account" : "pages"
}

/** Returns the endpoint for vitals reports (CALL-135). */
export const vitalsPath = (area: Area): string => `/mfe/${area}/_vercel/speed-insights/vitals`
