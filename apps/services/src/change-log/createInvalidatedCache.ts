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
  let cached: Promise<A> | undefined
  changes.listen((received) => {
    if (received.some(({ topic }) => topics.includes(topic))) cached = undefined
  })
  return () => {
    if (cached !== undefined) return cached
    const reading = runDetached(read)
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}
