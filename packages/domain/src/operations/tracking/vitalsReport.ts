import { getPageKind } from "../../foundation/pages/rules.ts"

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
