import { createLocation } from "../location/rules.ts"

/** Ranges of three-digit ZIP prefixes by state, from the Postal Service's labeling list L002. A range may include unassigned prefixes. */
const STATE_RANGES =
  "005 NY|006-009 PR|010-027 MA|028-029 RI|030-038 NH|039-049 ME|050-054 VT|055 MA|056-059 VT|060-069 CT|070-089 NJ|090-098 AE|100-149 NY|" +
  "150-196 PA|197-199 DE|200 DC|201 VA|202-205 DC|206-219 MD|220-246 VA|247-268 WV|270-289 NC|290-299 SC|300-319 GA|320-339 FL|340 AA|" +
  "341-349 FL|350-369 AL|370-385 TN|386-397 MS|398-399 GA|400-427 KY|430-459 OH|460-479 IN|480-499 MI|500-528 IA|530-549 WI|550-567 MN|" +
  "569 DC|570-577 SD|580-588 ND|590-599 MT|600-629 IL|630-658 MO|660-679 KS|680-693 NE|700-714 LA|716-729 AR|730-731 OK|733 TX|734-749 OK|" +
  "750-799 TX|800-816 CO|820-831 WY|832-838 ID|840-847 UT|850-865 AZ|870-884 NM|885 TX|889-898 NV|900-961 CA|962-966 AP|967-968 HI|" +
  "970-979 OR|980-994 WA|995-999 AK"

const states = STATE_RANGES.split("|").map((run) => {
  const [span = "", state = ""] = run.split(" ")
  const [from, to = from] = span.split("-").map(Number)
  return { from: from ?? 0, to: to ?? 0, state }
})

/** ZIP codes in another state than their prefix. An empty state is not offered in the form. */
const ZIP_EXCEPTIONS: Readonly<Record<string, string>> = {
  "06390": "NY",
  "20598": "VA",
  "72643": "MO",
  "73960": "TX",
  "83414": "WY",
  "96799": ""
}

/** Provinces by the first letter of the postal code. X covers two territories. */
const provinces: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  X: "NT NU",
  Y: "YT"
}

/** Lists the region codes of a postal code. Returns an empty list for other countries and for territories that the form does not offer. */
export const listRegionsOfPostalCode = (countryCode: string, postalCode: string): ReadonlyArray<string> => {
  const code = createLocation(countryCode, postalCode)?.zipCode ?? ""
  if (countryCode === "US") return listStates(code)
  return countryCode === "CA" ? (provinces[code.charAt(0)]?.split(" ") ?? []) : []
}

const listStates = (zip: string): ReadonlyArray<string> => {
  // The U.S. Virgin Islands share a prefix with Puerto Rico.
  const prefix = Number(zip.slice(0, 3))
  const state = ZIP_EXCEPTIONS[zip] ?? (prefix === 8 ? "VI" : states.find(({ from, to }) => prefix >= from && prefix <= to)?.state)
  return zip === "" || !state ? [] : [state]
}
