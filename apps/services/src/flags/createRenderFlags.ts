import { allFlagNames, type Feature, getFlippedFeatures, ALL_OFF, type recordImpressions } from "@camber/domain/flags"
import type { Kysely } from "kysely"
import type { Availability } from "../database/availability.ts"
import { isDatabaseUnavailable } from "../database/isDatabaseUnavailable.ts"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { getAudiences, evaluateFlags, readSwitchedFlags, type SwitchedFlag, flagDefaults } from "./createFlagsResolver.ts"

/** Milliseconds for which the loaded flags are reused. */
const CACHE_MS = 1000

/**
 * Creates the flags for rendering a visitor's page. A feature that is off is not rendered at all (VIS-16).
 *
 * Reads the changed flags at most once a second. If they could never be read, all gated features are off and the error is logged (VIS-15).
 * Visitors without a session have no id for a percentage, so all of them get the same page. While the database is unavailable, the last
 * known flags apply, so that cached pages still match them.
 */
export const createRenderFlags = (
  database: Kysely<Tables>,
  availability: Availability,
  report: (cause: unknown) => void,
  now: () => number = Date.now
) => {
  let known: ReadonlyArray<SwitchedFlag> | null = null
  let read: { readonly at: number; readonly flags: Promise<ReadonlyArray<SwitchedFlag>> } | null = null
  const readFlags = (): Promise<ReadonlyArray<SwitchedFlag>> => {
    if (read === null || now() - read.at >= CACHE_MS) {
      const flags = readSwitchedFlags(database, allFlagNames).then((found) => (known = found))
      read = { at: now(), flags }
      flags.catch(() => (read = null))
    }
    return read.flags
  }
  return async ({
    isNew,
    visitorId,
    webUserGuid
  }: Pick<VisitorSession, "isNew" | "visitorId" | "webUserGuid">): Promise<ReadonlyArray<Feature>> => {
    try {
      const flags = known === null ? await readFlags() : await availability.loadOr(known, readFlags)
      if (flags.length === 0) return []
      const hasAudience = !isNew && flags.some(({ audience }) => audience !== null)
      const audiences = hasAudience ? await availability.loadOr([], async () => (await getAudiences(database, webUserGuid)).audiences) : []
      return getFlippedFeatures(evaluateFlags(flags, allFlagNames, isNew ? null : visitorId, audiences))
    } catch (cause) {
      report(cause)
      return known?.length === 0 && isDatabaseUnavailable(cause) ? [] : ALL_OFF
    }
  }
}

/** Stores the event that flags affected what a visitor saw (CALL-101), unless the visitor opted out of tracking. */
export const saveImpressions =
  (database: Kysely<Tables>) =>
  async ({ featureFlags }: (typeof recordImpressions)["body"]["Type"], { isCollected, visitorId, webUserGuid }: VisitorSession) => {
    const known = featureFlags.filter((name) => flagDefaults.has(name))
    if (!isCollected || known.length === 0) return { success: true }
    await database
      .insertInto("event")
      .values({
        web_user_guid: webUserGuid,
        visitor_id: visitorId,
        name: "Feature Flags Seen",
        fields: JSON.stringify({ featureFlags: known }),
        page: "",
        at: new Date().toISOString()
      })
      .execute()
    return { success: true }
  }
