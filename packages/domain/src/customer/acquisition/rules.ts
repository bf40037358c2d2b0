import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { MAX_PARAMETER_LENGTH } from "../../foundation/telemetry/collector.ts"
import type { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import type { Attribution, TrackingParameters } from "./model.ts"
import { getHostname, detectSearchEngine } from "./searchEngine.ts"

/** One page load. */
export interface PageLoad {
  /** URL of the previous page; empty if there was none. */
  readonly referrer: string
  /** Origin of this page, such as `https://shop.example`. */
  readonly origin: string
  /** Query string of this page. */
  readonly search: string
}

const tracked = ["gad_source", "gclid", "utm_source", "utm_campaign", "utm_medium", "msclkid"] as const

/** Picks parameters of a query string that are neither blank (GAP-C73) nor too long for an event. Names are case-sensitive. */
export const pickParameters = <Name extends string>(search: string, names: ReadonlyArray<Name>): { readonly [Key in Name]?: string } => {
  const query = parseQueryString(search)
  const found: { [Key in Name]?: string } = {}
  for (const name of names) {
    const value = query.get(name)?.trim() ?? ""
    if (value !== "" && value.length <= MAX_PARAMETER_LENGTH) found[name] = value
  }
  return found
}

/** Picks the tracked parameters of a query string (ACQ-06). */
export const getTrackingParameters = (search: string): TrackingParameters => pickParameters(search, tracked)

/** Returns how this page was reached; null if from another page of the shop (ACQ-01 to ACQ-05, GAP-C19). */
export const getAcquisitionType = ({ origin, referrer, search }: PageLoad): AcquisitionType | null => {
  const parameters = getTrackingParameters(search)
  const isTracked = Object.keys(parameters).length > 0
  if (parameters.gad_source !== undefined || parameters.gclid !== undefined) return "Paid"
  if (getHostname(referrer) !== null && getHostname(referrer) === getHostname(origin)) return null
  if (detectSearchEngine(referrer) !== null) return isTracked ? "Paid" : "Organic"
  return referrer === "" && !isTracked ? "Direct" : "Other"
}

/** Returns the attribution after a page load: its own, or the previous one if it has none (ACQ-07). */
export const updateAttribution = (current: Attribution | null, load: PageLoad): Attribution | null => {
  const acquisition = getAcquisitionType(load)
  return acquisition === null ? current : { acquisition, parameters: getTrackingParameters(load.search) }
}

/** Cookie with the click id from the URL parameter `cjevent` (CONST-04, GAP-44). */
export const CLICK_COOKIE = "cje"
export const CLICK_DAYS = 396

/** Cookies with the mail campaign, named like their URL parameters (CONST-06, GAP-44). */
export const MAIL_CAMPAIGN_COOKIE = "iterableEmailCampaignId"
export const MAIL_TEMPLATE_COOKIE = "iterableTemplateId"
export const MAIL_DAYS = 14
