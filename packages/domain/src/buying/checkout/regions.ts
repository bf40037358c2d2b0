/** A state, province or other region of a country in postal addresses. */
export interface Region {
  readonly code: string
  readonly name: string
}

const parseRegions = (list: string): ReadonlyArray<Region> =>
  list.split("|").map((entry) => ({ code: entry.slice(0, entry.indexOf(" ")), name: entry.slice(entry.indexOf(" ") + 1) }))

/** Regions of countries whose addresses require one. Addresses in other countries have the region as text, or not at all. */
const regions: Readonly<Record<string, ReadonlyArray<Region>>> = {
  US: parseRegions(
    "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|" +
      "GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|" +
      "MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|" +
      "NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|" +
      "PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|" +
      "VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|" +
      "AP Armed Forces Pacific"
  ),
  CA: parseRegions(
    "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|" +
      "NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon"
  ),
  AU: parseRegions(
    "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|" +
      "WA Western Australia"
  )
}

/** Lists the regions of a country in display order; empty if the country has no list. */
export const getRegions = (countryCode: string): ReadonlyArray<Region> => regions[countryCode] ?? []

/** Returns the local term for a region, or "Region" if the country has no list. */
export const getRegionLabel = (countryCode: string): "Province" | "Region" | "State" => regionLabels[countryCode] ?? "Region"

const regionLabels: Readonly<Record<string, "Province" | "State">> = { US: "State", AU: "State", CA: "Province" }

/** Countries in the address form: the US and Canada first, then by English name. Addresses may be in any other country. */
export const SUPPORTED_COUNTRIES: ReadonlyArray<string> =
  "US CA AU AT BS BE BR CR DK DO FI FR DE GR IE IT JM JP MX NL NZ NO PA PL PT KR ES SE CH TT GB".split(" ")
