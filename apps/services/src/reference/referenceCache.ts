import type { Kysely } from "kysely"
import { type Changes, watchChanges } from "../change-log/changeLog.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { forEverybody } from "../database/whileWaitedFor.ts"
import { openReports } from "./openReports.ts"
import { loadReference, type Reference } from "./Reference.ts"

/** How long a look at the version may keep those waiting who have a reference, in milliseconds. */
const patience = 500

/**
 * The reference of the present catalogue: read once for each version, and again where its tables change; `changes` are looked at every few
 * seconds. Callers that come while it loads share the load. A failed load is not kept: while the database is away or slow the last
 * reference answers.
 */
export const referenceCache = (database: Kysely<Tables>, changes: Changes = watchChanges(database)): (() => Promise<Reference>) => {
  let current: Promise<Reference> | undefined
  let last: Reference | undefined
  /** What has changed since `last` was read. */
  const outdated = new Set<ChangeTopic>()
  changes.listen((told) => {
    for (const { topic } of told) if (topic === "reference" || topic === "report") outdated.add(topic)
  })

  const refresh = async (): Promise<Reference> => {
    const version = await changes.look()
    const known = last
    const isWhole = known?.version !== version || outdated.has("reference")
    if (known !== undefined && !isWhole && outdated.size === 0) return known
    const topics = [...outdated]
    outdated.clear()
    try {
      last = known === undefined || isWhole ? await loadReference(database, version) : { ...known, reports: await openReports(database) }
      return last
    } catch (error) {
      for (const topic of topics) outdated.add(topic)
      throw error
    }
  }

  return () => {
    if (current !== undefined && !changes.isDue()) return current
    const loading = forEverybody(refresh)
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
