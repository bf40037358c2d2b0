import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { MAX_PARAMETER_LENGTH } from "../../foundation/telemetry/collector.ts"
import type { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import type { Attribution, TrackingParameters } from "./model.ts"

/** Search engines to detect (ACQ-05). */
export const searchEngines = ["google", "yahoo", "bing", "duckduckgo", "aol"] as const
export type SearchEngine = (typeof searchEngines)[number]

/** Second-level labels of public suffixes below a country domain, as in `google.co.uk` and `yahoo.com.br`. */
const secondLevels: ReadonlySet<string> = new Set(["ac", "co", "com", "edu", "gob", "gov", "ne", "net", "nom", "or", "org"])

/** Parses the host of an absolute URL in lower case, without user, port and trailing dot; null if there is none. */
export const getHostname = (address: string): string | null => {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\\]*)/i.exec(address)?.[1]
  const host = authority?.replace(/^.*@/s, "").replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase()
  return host === undefined || host === "" ? null : host
}

/**
 * Detects the search engine of a URL.
 *
 * The label before the public suffix must equal the search engine's name, so climbing.com and google.example.net do not match (GAP-C19).
 */
export const detectSearchEngine = (address: string): SearchEngine | null => {
  const labels = getHostname(address)?.split(".") ?? []
  const hasSecondLevel = labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? "")
  const name = labels.at(hasSecondLevel ? -3 : -2)
  return searchEngines.find((engine) => engine === name) ?? null
}

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

/** Returns how this page was reached; null if the visitor came from another page of the shop (ACQ-01 to ACQ-05, GAP-C19). */
export const getAcquisitionType = ({ origin, referrer, search }: PageLoad): AcquisitionType | null => {
  const parameters = getTrackingParameters(search)
  const isTracked = Object.keys(parameters).length > 0
  if (parameters.gad_source !== undefined || parameters.gclid !== undefined) return "Paid"
  if (getHostname(referrer) !== null && getHostname(referrer) === getHostname(origin)) return null
  if (detectSearchEngine(referrer) !== null) return isTracked ? "Paid" : "Organic"
  return referrer === "" && !isTracked ? "Direct" : "Other"
}

/** Returns the attribution after a page load: that of the page load, or the previous attribution if the page load has none (ACQ-07). */
export const updateAttribution = (current: Attribution | null, load: PageLoad): Attribution | null => {
  const acquisition = getAcquisitionType(load)
  return acquisition === null ? current : { acquisition, parameters: getTrackingParameters(load.search) }
}

/** Cookie with the click id from the URL parameter `cjevent` (CONST-04, GAP-44). */
export const CLICK_COOKIE = "cje"
export const CLICK_DAYS = 396

/** Cookies with the mail campaign, which are named like their URL parameters (CONST-06, GAP-44). */
export const MAIL_CAMPAIGN_COOKIE = "iterableEmailCampaignId"
export const MAIL_TEMPLATE_COOKIE = "iterableTemplateId"
export const MAIL_DAYS = 14

/** Click ids that partners add to links. Absent if the URL has none (SIGN-43, SIGN-44). */
export interface ClickIds {
  readonly cjevent?: string
  readonly ttclid?: string
}

export const getClickIds = (search: string): ClickIds => pickParameters(search, ["cjevent", "ttclid"])

/** Mail campaign whose link was clicked (GAP-44). */
export interface MailCampaign {
  readonly iterableEmailCampaignId?: string
  readonly iterableTemplateId?: string
}

export const getMailCampaign = (search: string): MailCampaign => pickParameters(search, ["iterableEmailCampaignId", "iterableTemplateId"])
