import type { Kysely } from "kysely"
import { type ChangeLog, createChangeLog } from "../change-log/changeLog.ts"
import { type Availability, createAvailability } from "../database/availability.ts"
import { isDatabaseUnavailable } from "../database/isDatabaseUnavailable.ts"
import type { ChangeTopic, Tables } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import { loadReportedStatements } from "./loadReportedStatements.ts"
import { loadReference, type Reference } from "./Reference.ts"

/**
 * Caches the reference tables of the current catalog.
 *
 * The tables are loaded once per catalog version, and again as soon as any cache of the process has noticed a change of them, because pages
 * that are rendered again must not show old data. Concurrent callers share a load. While the database is unavailable or slow, callers get
 * the last loaded tables.
 */
export const referenceCache = (
  database: Kysely<Tables>,
  changes: ChangeLog = createChangeLog(database),
  availability: Availability = createAvailability(async () => undefined)
): (() => Promise<Reference>) => {
  let current: Promise<Reference> | undefined
  let last: Reference | undefined
  /** Topics that changed since `last` was read. */
  const outdated = new Set<ChangeTopic>()
  changes.listen((received) => {
    for (const { topic } of received) if (topic === "reference" || topic === "report") outdated.add(topic)
  })

  const refresh = async (): Promise<Reference> => {
    const version = await changes.poll()
    const known = last
    const isWhole = known?.version !== version || outdated.has("reference")
    if (known !== undefined && !isWhole && outdated.size === 0) return known
    const topics = [...outdated]
    outdated.clear()
    try {
      last =
        known === undefined || isWhole
          ? await loadReference(database, version)
          : { ...known, reports: await loadReportedStatements(database) }
      return last
    } catch (error) {
      for (const topic of topics) outdated.add(topic)
      throw error
    }
  }

  let isLoading = false
  let hasFailed = false
  const load = async (): Promise<Reference> => {
    isLoading = true
    hasFailed = true
    try {
      const loaded = await runDetached(refresh)
      hasFailed = false
      return loaded
    } finally {
      isLoading = false
    }
  }
  /** After a failure, waits for the next due poll, so that requests do not overload an unavailable database. */
  const isCurrent = () => !changes.isDue() && (isLoading || hasFailed || outdated.size === 0)

  return () => {
    assertOutsideTransaction("A shared cache")
    if (current !== undefined && (isCurrent() || availability.isAway())) return current
    const known = last
    const next =
      known === undefined
        ? load()
        : availability.loadOr(known, () => load().catch((error: unknown) => (isDatabaseUnavailable(error) ? Promise.reject(error) : known)))
    current = next
    next.catch(() => {
      if (current === next) current = undefined
    })
    return next
  }
}
