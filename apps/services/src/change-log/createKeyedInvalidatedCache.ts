import { keepNewest } from "@camber/domain/ports"
import type { ChangeTopic } from "../database/tables.ts"
import type { Changes } from "./changeLog.ts"

/** Milliseconds: some of what is shown follows from the day, and a standby may have been behind when it was asked. */
const LASTS = 60_000

/**
 * As `untilChanged`, of many: what is read of each key, of those that are not known together. The `most` that were asked for last are kept, for a minute at most; a
 * key that nothing is found of is asked for again.
 */
export const untilChangedEach = <Key, Value>(
  changes: Pick<Changes, "listen">,
  topics: ReadonlySet<ChangeTopic>,
  most: number,
  read: (keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>,
  now: () => number = () => performance.now()
): ((keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>) => {
  const kept = new Map<Key, { readonly value: Value; readonly until: number }>()
  let changed = 0
  changes.listen((told) => {
    if (!told.some(({ topic }) => topics.has(topic))) return
    kept.clear()
    changed += 1
  })

  return async (keys) => {
    const known = new Map<Key, Value>()
    for (const key of keys) {
      const entry = kept.get(key)
      if (entry === undefined || now() >= entry.until) continue
      known.set(key, entry.value)
      keepNewest(kept, key, entry, most)
    }
    const unknown = keys.filter((key) => !known.has(key))
    if (unknown.length === 0) return known
    const before = changed
    for (const [key, value] of await read(unknown)) {
      known.set(key, value)
      if (changed === before) keepNewest(kept, key, { value, until: now() + LASTS }, most)
    }
    return known
  }
}
