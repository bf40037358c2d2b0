import { selectionOf } from "../ports/selection.ts"
import { brandLinks } from "./calls.ts"

const link = selectionOf(brandLinks.result, "brandLinks")
const query = (field: string): string => `query ${field} {\n  ${field} ${link}\n}`

/** The documents of this capability's calls, by operation. */
export const documents = {
  categoryLinks: query("categoryLinks"),
  brandLinks: query("brandLinks"),
  engineLinks: query("engineLinks"),
  engineLinksForSiteMap: query("engineLinksForSiteMap"),
  transmissionLinks: query("transmissionLinks"),
  rearAxleLinks: query("rearAxleLinks"),
  allTopLevelPlatforms: query("allTopLevelPlatforms"),
  raceLinks: query("raceLinks")
}
