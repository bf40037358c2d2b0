import type { ChangeTopic } from "../database/tables.ts"
import { runDetached } from "../database/abortableQueries.ts"
import type { ChangeLog } from "./changeLog.ts"

/**
 * What is read once, and again after a change of these topics was heard of. Whoever asks sees to it that changes are looked for. A failed read is
 * not kept, nor one during which something has changed.
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
