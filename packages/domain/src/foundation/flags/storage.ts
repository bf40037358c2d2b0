import { Schema } from "effect"
import type { StorageEntry } from "../ports/StorageEntry.ts"
import { type OwnedValue, ownedBy } from "../visitor/ownedEntry.ts"
import { AssignedFlag, Audiences, FlagCache } from "./model.ts"

/** Storage entry of the session's flags, refetched after 3 minutes (FLAG-03, VIS-14, GAP-C21). */
export const flagCache = { area: "session", key: "FeatureFlags", minutes: 3, value: FlagCache } satisfies StorageEntry<FlagCache>

/** Storage entry of the flag values reported in this session (GAP-C48). */
export const assignedFlags = {
  area: "session",
  key: "AssignedFlags",
  minutes: null,
  value: Schema.Array(AssignedFlag)
} satisfies StorageEntry<ReadonlyArray<AssignedFlag>>

/** Storage entry of the visitor's audiences (VIS-11, GAP-65). */
export const audiencesCache = { area: "local", key: "Audiences", minutes: 360, value: ownedBy(Audiences) } satisfies StorageEntry<
  OwnedValue<Audiences>
>
