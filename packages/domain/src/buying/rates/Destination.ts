import { Data } from "effect"

/** Where an order goes, as far as shipping and taxes depend on it. */
export interface Destination {
  /** ISO 3166-1, two capitals. */
  readonly country: string
  /** A state's or province's code; empty where the country has none, or nobody has told it yet. */
  readonly region: string
  /** In its country's spelling; empty where nobody has told it yet. */
  readonly postalCode: string
}

/** Parts of the world that cost alike to send to. */
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

/** The zone of a place. A zip decides before the state that was chosen beside it: it is what the carrier reads. */
export const getShippingZone = (place: Destination): Zone => {
  if (place.country === "CA") return "canada"
  if (place.country !== "US" && !(place.country in zonesOfStates)) return "abroad"
  return zonesOfStates[place.country === "US" ? getDestinationRegion(place) : place.country] ?? "contiguous"
}

/** First and last three digits of the zips of each state, in the order of the digits. */
const states =
  "005-005 NY,006-007 PR,008-008 VI,009-009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-054 VT,055-055 MA,056-059 VT,060-069 CT,070-089 NJ,090-098 AE," +
  "100-149 NY,150-196 PA,197-199 DE,200-200 DC,201-201 VA,202-205 DC,206-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-339 FL," +
  "340-340 AA,341-349 FL,350-369 AL,370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,480-499 MI,500-528 IA,530-549 WI,550-567 MN," +
  "570-577 SD,580-588 ND,590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,700-714 LA,716-729 AR,730-732 OK,733-733 TX,734-749 OK,750-799 TX," +
  "800-816 CO,820-831 WY,832-838 ID,840-847 UT,850-865 AZ,870-884 NM,885-885 TX,889-898 NV,900-961 CA,962-966 AP,967-968 HI,969-969 GU,970-979 OR," +
  "980-994 WA,995-999 AK"
const ranges = states.split(",").map((entry) => ({ from: entry.slice(0, 3), to: entry.slice(4, 7), state: entry.slice(8) }))

/** The state that a US zip lies in; undefined for what is none. */
const stateOfZip = (zip: string): string | undefined =>
  ranges.find(({ from, to }) => zip.slice(0, 3) >= from && zip.slice(0, 3) <= to)?.state

/** The region of a place: of a US zip its state, else the one that was told. */
export const getDestinationRegion = ({ country, postalCode, region }: Destination): string =>
  (country === "US" && /^\d{5}/.test(postalCode) ? stateOfZip(postalCode) : undefined) ?? region

/**
 * Whoever was asked has no answer for this one place, or none for what goes there; other places have theirs. `problem` is for the log and holds
 * neither a secret nor what was typed.
 */
export class DestinationRejected extends Data.TaggedError("PlaceRefused")<{ readonly problem: string }> {}

/** The spelling of postal codes: a zip of five digits or nine, six signs in Canada; elsewhere letters, digits, spaces and hyphens. */
const spellings: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i
}
const anySpelling = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,14}$/u

/** Whether a country is two capitals and a postal code, where one was told, is spelled as that country does: all else is asked of nobody. */
export const isValidDestination = ({ country, postalCode }: Destination): boolean =>
  /^[A-Z]{2}$/.test(country) && (postalCode === "" || (spellings[country] ?? anySpelling).test(postalCode))

/** One spelling for all that lie alike: of a US zip its five digits and its state, of a Canadian code its capitals and one space, of others one space between words. */
export const normalizeDestination = (place: Destination): Destination => {
  const { country, postalCode } = place
  const code = postalCode.trim().toUpperCase().replace(/\s+/g, " ")
  const normal =
    country === "US" && spellings["US"]?.test(code)
      ? code.slice(0, 5)
      : country === "CA" && spellings["CA"]?.test(code)
        ? `${code.slice(0, 3)} ${code.slice(-3)}`
        : code
  return { country, region: getDestinationRegion({ ...place, postalCode: normal }), postalCode: normal }
}
