import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { NavigationLink, PlatformLink } from "./model.ts"

const variables = Schema.Struct({})
const links = Schema.Array(NavigationLink)

/** Fetches the category links (CALL-14, CALL-15). */
export const categoryLinks = {
  service: "trait",
  operation: "categoryLinks",
  id: "a516b9a1b1c0cb73d7e1c68084415484d3f83ea20be038e8793eb7b0fc218d1e",
  variables,
  result: Schema.Struct({ categoryLinks: links })
} satisfies Call<object, object>

export const brandLinks = {
  service: "trait",
  operation: "brandLinks",
  id: "02b154a52d5aa00244dfb87929b8a61fe6b316ab7851dac7710cdae5b8fbfa01",
  variables,
  result: Schema.Struct({ brandLinks: links })
} satisfies Call<object, object>

export const engineLinks = {
  service: "trait",
  operation: "engineLinks",
  id: "777b2bbe9d9550fe91c01205fb69670f0ba94919ab5d157462b1b03a32a594c5",
  variables,
  result: Schema.Struct({ engineLinks: links })
} satisfies Call<object, object>

/** Fetches every engine family, including families that the menu omits. */
export const engineLinksForSiteMap = {
  service: "trait",
  operation: "engineLinksForSiteMap",
  id: "ec5930c9046772e872ad04b9e5f78b9a8b53670a5724256192cc7efca8a4785a",
  variables,
  result: Schema.Struct({ engineLinksForSiteMap: links })
} satisfies Call<object, object>

export const transmissionLinks = {
  service: "trait",
  operation: "transmissionLinks",
  id: "4c216af7a8e8c107dbbbe8af57de2f7f783c3d97e09932ae9d08966a96c01c69",
  variables,
  result: Schema.Struct({ transmissionLinks: links })
} satisfies Call<object, object>

export const rearAxleLinks = {
  service: "trait",
  operation: "rearAxleLinks",
  id: "031deabaf022d864953e6cb0ecfd88634ca3c324275f5ebb4b43a759f408b837",
  variables,
  result: Schema.Struct({ rearAxleLinks: links })
} satisfies Call<object, object>

/** Fetches the disciplines as headings without a page, with their race types as `subItems`. */
export const raceLinks = {
  service: "trait",
  operation: "raceLinks",
  id: "134c974a9a34612256c8972b831948392921c171820f57b2d27073e9886876fd",
  variables,
  result: Schema.Struct({ raceLinks: links })
} satisfies Call<object, object>

/** Fetches the top-level platforms with their child platforms. */
export const allTopLevelPlatforms = {
  service: "trait",
  operation: "allTopLevelPlatforms",
  id: "950476d2dbd715494efaeb4ce4693d57525cceed2768cf5f1503cc059eb0d4ae",
  variables,
  result: Schema.Struct({ allTopLevelPlatforms: Schema.Array(PlatformLink) })
} satisfies Call<object, object>
