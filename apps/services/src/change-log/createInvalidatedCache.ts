import type { ChangeTopic } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import type { ChangeLog } from "./changeLog.ts"

/**
 * Creates a cache that reads once, and again after a change of its topics. Callers must poll the change log. A failed
 * read, or one during which a change arrived, is not cached.
 */
export const createInvalidatedCache = <A>(
  changes: Pick<ChangeLog, "listen">,
  topics: ReadonlyArray<ChangeTopic>,
  read: () => Promise<A>
): (() => Promise<A>) => {
  let kept: Promise<A> | undefined
  changes.listen((told) => {
    if (told.some(({ topic }) => topics.includes(topic))) kept = undefined
  })
  return () => {
    if (kept !== undefined) return kept
    const reading = runDetached(read)
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
}
