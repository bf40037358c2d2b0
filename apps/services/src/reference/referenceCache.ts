import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import { openReports } from "./openReports.ts"
import { loadReference, type Reference } from "./Reference.ts"

/** How long a new catalogue may go unnoticed, in milliseconds. */
const versionCheckedEvery = 3_000

/** How long a look at the version may keep those waiting who have a reference, in milliseconds. */
const patience = 500

/**
 * The reference of the present catalogue: read once for each version, which is looked at again every few seconds, as is how many times
 * ratings and reports of wrong fit have changed. Callers that come while it loads share the load. A failed load is not kept: while
 * the database is away or slow the last reference answers.
 */
export const referenceCache = (database: Kysely<Tables>, now: () => number = () => performance.now()): (() => Promise<Reference>) => {
  let checkedAt = -Infinity
  let current: Promise<Reference> | undefined
  let last: Reference | undefined

  const refresh = async (previous: Promise<Reference> | undefined): Promise<Reference> => {
    const known = last ?? (await previous?.catch(() => undefined))
    const row = await database
      .selectFrom("catalogue")
      .select(["version", "rating_changes as ratingChanges", "report_changes as reportChanges"])
      .executeTakeFirst()
    const state = row ?? { version: "", ratingChanges: 0, reportChanges: 0 }
    if (known?.version !== state.version) return loadReference(database, state)
    if (known.reportChanges !== state.reportChanges) return { ...known, ...state, reports: await openReports(database) }
    return known.ratingChanges === state.ratingChanges ? known : { ...known, ...state }
  }

  return () => {
    if (current !== undefined && now() - checkedAt < versionCheckedEvery) return current
    checkedAt = now()
    const loading = forEverybody(() => refresh(current)).then((loaded) => (last = loaded))
    const next = last === undefined ? loading : orElse(loading, last)
    current = next
    next.catch(() => {
      if (current === next) current = undefined
    })
    return next
  }
}

/** What is being loaded, or what is known where that fails or takes long. */
const orElse = (loading: Promise<Reference>, known: Reference): Promise<Reference> => {
  const late = Promise.withResolvers<Reference>()
  const timer = setTimeout(() => late.resolve(known), patience)
  return Promise.race([loading.catch(() => known), late.promise]).finally(() => clearTimeout(timer))
}
