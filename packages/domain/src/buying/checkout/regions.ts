/** A country's part as addresses name it. */
export interface Region {
  readonly code: string
  readonly name: string
}

const read = (list: string): ReadonlyArray<Region> =>
  list.split("|").map((entry) => ({ code: entry.slice(0, entry.indexOf(" ")), name: entry.slice(entry.indexOf(" ") + 1) }))

/** What the postal services of these countries want to read beside a city; other countries have it as text, or not at all. */
const regions: Readonly<Record<string, ReadonlyArray<Region>>> = {
  US: read(
    "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|" +
      "GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|" +
      "MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|" +
      "NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|" +
      "PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|" +
      "VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|" +
      "AP Armed Forces Pacific"
  ),
  CA: read(
    "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|" +
      "NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon"
  ),
  AU: read(
    "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|" +
      "WA Western Australia"
  )
}

/** The regions of a country, in the order of a choice; empty where the shop knows none. */
export const getRegions = (countryCode: string): ReadonlyArray<Region> => regions[countryCode] ?? []

/** What a country calls such a part in English; the general word where the shop knows none of them. */
export const getRegionLabel = (countryCode: string): "Province" | "Region" | "State" => words[countryCode] ?? "Region"

const words: Readonly<Record<string, "Province" | "State">> = { US: "State", AU: "State", CA: "Province" }

/** Countries that a form offers, the shop's own and Canada first, then by their English names; an address may be in any other. */
export const SUPPORTED_COUNTRIES: ReadonlyArray<string> =
  "US CA AU AT BS BE BR CR DK DO FI FR DE GR IE IT JM JP MX NL NZ NO PA PL PT KR ES SE CH TT GB".split(" ")
