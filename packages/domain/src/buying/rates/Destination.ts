import { Data } from "effect"

/** Destination fields that determine shipping and tax. */
export interface Destination {
  /** ISO 3166-1 alpha-2 code in capitals. */
  readonly country: string
  /** Code of the state or province; empty if the country has no regions or the region is unknown. */
  readonly region: string
  /** In the country's format; empty if unknown. */
  readonly postalCode: string
}

/** Shipping zones, each with its own prices. */
export const zones = ["contiguous", "alaska", "hawaii", "territories", "military", "canada", "abroad"] as const
export type Zone = (typeof zones)[number]

const zonesOfStates: Readonly<Record<string, Zone>> = {
  AK: "alaska",
  HI: "hawaii",
  PR: "territories",
  VI: "territories",
  GU: "territories",
  AS: "territories",
  MP: "territories",
  AA: "military",
  AE: "military",
  AP: "military"
}

/** Returns the shipping zone. A ZIP code takes precedence over the selected state, because carriers use the ZIP code. */
export const getShippingZone = (place: Destination): Zone => {
  if (place.country === "CA") return "canada"
  if (place.country !== "US" && !(place.country in zonesOfStates)) return "abroad"
  return zonesOfStates[place.country === "US" ? getDestinationRegion(place) : place.country] ?? "contiguous"
}

/** First and last three digits of each state's ZIP codes, in ascending order. */
const states =
  "005-005 NY,006-007 PR,008-008 VI,009-009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055-055 MA,056-059 VT,060-069 CT,070-089 NJ,090-098 AE," +
  "100-149 NY,150-196 PA,197-199 DE,200-200 DC,201-201 VA,202-205 DC,206-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-339 FL," +
  "340-340 AA,341-349 FL,350-369 AL,370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,480-499 MI,500-528 IA,530-549 WI,550-567 MN," +
  "570-577 SD,580-588 ND,590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,700-714 LA,716-729 AR,730-732 OK,733-733 TX,734-749 OK,750-799 TX," +
  "800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-865 AZ,870-884 NM,885-885 TX,889-898 NV,900-961 CA,962-966 AP,967-968 HI,969-969 GU,970-979 OR," +
  "980-994 WA,995-999 AK"
const ranges = states.split(",").map((entry) => ({ from: entry.slice(0, 3), to: entry.slice(4, 7), state: entry.slice(8) }))

/** Returns the state of a US ZIP code; undefined if invalid. */
const getZipState = (zip: string): string | undefined =>
  ranges.find(({ from, to }) => zip.slice(0, 3) >= from && zip.slice(0, 3) <= to)?.state

/** Returns the state of a US ZIP code, else the given region. */
export const getDestinationRegion = ({ country, postalCode, region }: Destination): string =>
  (country === "US" && /^\d{5}/.test(postalCode) ? getZipState(postalCode) : undefined) ?? region

/**
 * The provider rejected this destination or its goods; other destinations are unaffected.
 *
 * `problem` is for the log and contains neither secrets nor user input.
 */
export class DestinationRejected extends Data.TaggedError("DestinationRejected")<{ readonly problem: string }> {}

/** Postal code formats: five or nine digits in the US, six characters in Canada; elsewhere letters, digits, spaces and hyphens. */
const postalCodeFormats: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i
}
const defaultFormat = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,14}$/u

/** Returns whether country and postal code have a valid format. Invalid destinations are never sent to a provider. */
export const isValidDestination = ({ country, postalCode }: Destination): boolean =>
  /^[A-Z]{2}$/.test(country) && (postalCode === "" || (postalCodeFormats[country] ?? defaultFormat).test(postalCode))

/**
 * Normalizes a destination, so that equivalent destinations are equal: five digits and the state in the US, capitals in Canada, single
 * spaces elsewhere.
 */
export const normalizeDestination = (place: Destination): Destination => {
  const { country, postalCode } = place
  const code = postalCode.trim().toUpperCase().replace(/\s+/g, " ")
  const normal =
    country === "US" && postalCodeFormats["US"]?.test(code)
      ? code.slice(0, 5)
      : country === "CA" && postalCodeFormats["CA"]?.test(code)
        ? `${code.slice(0, 3)} ${code.slice(-3)}`
        : code
  return { country, region: getDestinationRegion({ ...place, postalCode: normal }), postalCode: normal }
}
