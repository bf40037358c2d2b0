import type { StorageEntry } from "../ports/StorageEntry.ts"
import { type Own, own } from "../visitor/ownEntry.ts"
import { Audiences, FlagCache } from "./model.ts"

/** The flags of this session, fetched again after 3 minutes (FLAG-03, VIS-14, GAP-C21). */
export const flagCache = { area: "session", key: "FeatureFlags", minutes: 3, value: FlagCache } satisfies StorageEntry<FlagCache>

/** VIS-11, GAP-65 */
export const audiencesCache = { area: "local", key: "Audiences", minutes: 360, value: own(Audiences) } satisfies StorageEntry<
  Own<Audiences>
>

/** The audiences for other tools of the shop, as JSON (VIS-11). */
export const AUDIENCES_COOKIE = "segment_audiences"
export const AUDIENCES_DAYS = 365
