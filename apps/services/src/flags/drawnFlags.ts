import { allFlagNames, type Feature, turnedFeatures, turnedOff } from "@camber/domain/flags"
import type { Kysely } from "kysely"
import { isDatabaseAway } from "../database/isDatabaseAway.ts"
import type { Tables } from "../database/tables.ts"
import type { Visit } from "../session/authenticate.ts"
import { flagsFor } from "./flagsFor.ts"

/** Milliseconds for which the next page goes by what was switched before. */
const KEPT_MILLIS = 1000

/**
 * What flags turn for a visitor's page, so that what is off was never there (VIS-16). While nobody has switched any, which is asked once
 * a second however many pages are drawn, it costs a page nothing. Where it cannot be had all that they gate is off, and the
 * log knows (VIS-15). Strangers have no id to be shared out by, and are drawn all the same page. While the database is away nothing is turned where nothing was, so that the pages that are kept are found.
 */
export const makeDrawnFlags = (database: Kysely<Tables>, report: (cause: unknown) => void, now: () => number = Date.now) => {
  let wasAny: boolean | null = null
  let asked: { readonly at: number; readonly isAny: Promise<boolean> } | null = null
  const isAnySwitched = (): Promise<boolean> => {
    if (asked === null || now() - asked.at >= KEPT_MILLIS) {
      const row = database.selectFrom("feature_flag").select("name").limit(1).executeTakeFirst()
      asked = { at: now(), isAny: row.then((found) => (wasAny = found !== undefined)) }
    }
    return asked.isAny
  }
  return async (visit: Pick<Visit, "isNew" | "visitorId" | "webUserGuid">): Promise<ReadonlyArray<Feature>> => {
    const [visitorId, webUserGuid] = visit.isNew ? [null, null] : [visit.visitorId, visit.webUserGuid]
    try {
      return (await isAnySwitched()) ? turnedFeatures(await flagsFor(database, allFlagNames, visitorId, webUserGuid)) : []
    } catch (cause) {
      asked = null
      report(cause)
      return wasAny === false && isDatabaseAway(cause) ? [] : turnedOff
    }
  }
}
