import { Schema, Option } from "effect"
import type { StorageEntry } from "../ports/Storage.ts"
import { type OwnedValue, ownedBy } from "../visitor/ownedEntry.ts"
import { AssignedFlag, Audiences, FlagCache, type Audience, audienceNames } from "./model.ts"
import { parseCookieHeader } from "../ports/httpHeaders.ts"

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

/** Cookie with the audiences as JSON, for server rendering and other tools of the shop (VIS-11). */
export const AUDIENCES_COOKIE = "segment_audiences"
export const AUDIENCES_DAYS = 365

/** Browsers do not store a larger cookie. Counts characters before URL encoding. */
const MAX_COOKIE_LENGTH = 4096
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Audiences))

/**
 * Returns the known audiences in a request's cookies, each once, in the shop's order. Empty if the cookie is missing or invalid. The
 * visitor can forge the cookie, so use the audiences only to choose content.
 */
export const audiencesFromCookies = (header: string | null): ReadonlyArray<Audience> => {
  const text = parseCookieHeader(header).get(AUDIENCES_COOKIE)
  const named = text === undefined || text.length > MAX_COOKIE_LENGTH ? [] : Option.match(decode(text), audienceMatch)
  return audienceNames.filter((name) => named.includes(name))
}

const audienceMatch = { onNone: (): ReadonlyArray<string> => [], onSome: ({ audiences }: Audiences) => audiences }
