import { allFlagNames, type Feature, getFlippedFeatures, ALL_OFF } from "@camber/domain/flags"
import type { Kysely } from "kysely"
import type { Availability } from "../database/availability.ts"
import { isDatabaseUnavailable } from "../database/isDatabaseUnavailable.ts"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { getAudiences } from "./getAudiences.ts"
import { evaluateFlags, readSwitchedFlags, type SwitchedFlag } from "./createFlagsResolver.ts"

/** Milliseconds for which the next page goes by what was switched before. */
const KEPT_MILLIS = 1000

/**
 * What flags turn for a visitor's page, so that what is off was never there (VIS-16). The switched flags are read once a second, however many
 * pages are rendered. If they were never read, everything that they gate is off, and the log has the error (VIS-15). Visitors without a session
 * have no id for a percentage, so all of them get the same page. While the database is away the last flags apply, so that kept pages are found.
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
    if (read === null || now() - read.at >= KEPT_MILLIS) {
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
