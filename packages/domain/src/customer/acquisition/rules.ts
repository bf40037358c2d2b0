import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { MAX_PARAMETER_LENGTH } from "../../foundation/telemetry/collector.ts"
import type { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import type { Attribution, TrackingParameters } from "./model.ts"
import { getHostname, detectSearchEngine } from "./searchEngine.ts"

/** One load of a page. */
export interface PageLoad {
  /** The address of the page before, empty when there was none. */
  readonly referrer: string
  /** Where this page is: `https://shop.example`. */
  readonly origin: string
  /** This page's query. */
  readonly search: string
}

const tracked = ["gad_source", "gclid", "utm_source", "utm_campaign", "utm_medium", "msclkid"] as const

/** The named parameters of a query that say something: neither blank (GAP-C73) nor longer than an event carries. Names are compared as they are written. */
export const pickParameters = <Name extends string>(search: string, names: ReadonlyArray<Name>): { readonly [Key in Name]?: string } => {
  const query = parseQueryString(search)
  const found: { [Key in Name]?: string } = {}
  for (const name of names) {
    const value = query.get(name)?.trim() ?? ""
    if (value !== "" && value.length <= MAX_PARAMETER_LENGTH) found[name] = value
  }
  return found
}

/** ACQ-06 */
export const trackingParameters = (search: string): TrackingParameters => pickParameters(search, tracked)

/** How this page was reached; null for one of the shop's own pages, which says nothing about that (ACQ-01 to ACQ-05, GAP-C19). */
export const getAcquisitionType = ({ origin, referrer, search }: PageLoad): AcquisitionType | null => {
  const parameters = trackingParameters(search)
  const isTracked = Object.keys(parameters).length > 0
  if (parameters.gad_source !== undefined || parameters.gclid !== undefined) return "Paid"
  if (getHostname(referrer) !== null && getHostname(referrer) === getHostname(origin)) return null
  if (detectSearchEngine(referrer) !== null) return isTracked ? "Paid" : "Organic"
  return referrer === "" && !isTracked ? "Direct" : "Other"
}

/** What is kept after a page load: what it says, or what was kept before it where it says nothing (ACQ-07). */
export const updateAttribution = (kept: Attribution | null, load: PageLoad): Attribution | null => {
  const acquisition = getAcquisitionType(load)
  return acquisition === null ? kept : { acquisition, parameters: trackingParameters(load.search) }
}

/** The click id of the address' `cjevent` (CONST-04, GAP-44). */
export const CLICK_COOKIE = "cje"
export const CLICK_DAYS = 396

/** Which mail led here: two cookies, named as the parameters of the address that they are taken from (CONST-06, GAP-44). */
export const MAIL_CAMPAIGN_COOKIE = "iterableEmailCampaignId"
export const MAIL_TEMPLATE_COOKIE = "iterableTemplateId"
export const MAIL_DAYS = 14
