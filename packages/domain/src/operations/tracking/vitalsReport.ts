import { getPageKind } from "../../foundation/pages/rules.ts"

/** The share of page loads whose vitals are reported (ANL-113). */
const SAMPLE_RATE = 0.5

/** Whether a page load is among the sampled ones, by a random number from 0 up to but not 1 (ANL-113). */
export const isSampled = (random: number): boolean => random < SAMPLE_RATE

/** The front-end areas to which vitals are told. */
export type Area = "pdp" | "home" | "account" | "pages"

/** The area that a path belongs to; what is none of the first three is `pages`. */
export const getPageArea = (path: string): Area => {
  if (path === "/" || path === "") return "home"
  if (getPageKind(path) === "product") return "pdp"
  return /^\/account(?:\/|$)/i.test(path) ? "account" : "pages"
}

/** CALL-135 */
export const vitalsPath = (area: Area): string => `/mfe/${area}/_vercel/speed-insights/vitals`
