import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import { NavigationLink, PlatformLink } from "./model.ts"

const variables = Schema.Struct({})
const links = Schema.Array(NavigationLink)

/** CALL-14, CALL-15 */
export const categoryLinks = {
  service: "trait",
  operation: "categoryLinks",
  id: "ba0da0e90d59050d16414e237a263f4522f8f11c0722f844aeeeb2ed87a0a69e",
  variables,
  result: Schema.Struct({ categoryLinks: links })
} satisfies Call<object, object>

export const brandLinks = {
  service: "trait",
  operation: "brandLinks",
  id: "468c78d298b1a75122fa7790355709460bb2a6d53ddc18d1bc438b487fb2636f",
  variables,
  result: Schema.Struct({ brandLinks: links })
} satisfies Call<object, object>

export const engineLinks = {
  service: "trait",
  operation: "engineLinks",
  id: "313638820b9d2c942d24030521c4479b09a3436b7b531ac25fc389cd84dcf1d1",
  variables,
  result: Schema.Struct({ engineLinks: links })
} satisfies Call<object, object>

/** Every engine family, also those that the menu leaves out. */
export const engineLinksForSiteMap = {
  service: "trait",
  operation: "engineLinksForSiteMap",
  id: "d248c9d1c59763b6ff62cd14501b49a0d85a001cf89ac945299210d03cf96e7a",
  variables,
  result: Schema.Struct({ engineLinksForSiteMap: links })
} satisfies Call<object, object>

export const transmissionLinks = {
  service: "trait",
  operation: "transmissionLinks",
  id: "a81db0f56c64037a13bfc9dad6752acc907f0a627e5c2126d1783bed5578267c",
  variables,
  result: Schema.Struct({ transmissionLinks: links })
} satisfies Call<object, object>

export const rearAxleLinks = {
  service: "trait",
  operation: "rearAxleLinks",
  id: "122cb5c5b67b637442ad55e635c6d1212d26994c500c31ba01335202d3596048",
  variables,
  result: Schema.Struct({ rearAxleLinks: links })
} satisfies Call<object, object>

/** The disciplines as headings without a page, with the race types of each as `subItems`. */
export const raceLinks = {
  service: "trait",
  operation: "raceLinks",
  id: "de5afd343cd3e3a4593c82cf71c4f0cd07c0a1fbdf26d68d163f340267b91423",
  variables,
  result: Schema.Struct({ raceLinks: links })
} satisfies Call<object, object>

/** Platforms with the platforms below each of them. */
export const allTopLevelPlatforms = {
  service: "trait",
  operation: "allTopLevelPlatforms",
  id: "af1bc71f97a63f1f7cd3eb4f9c48045055de83bfc864c2419d1d563c9b1d7782",
  variables,
  result: Schema.Struct({ allTopLevelPlatforms: Schema.Array(PlatformLink) })
} satisfies Call<object, object>
