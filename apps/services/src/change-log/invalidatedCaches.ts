import { LRUCache } from "lru-cache"
import type { ChangeTopic } from "../database/tables.ts"
import type { ChangeLog } from "./changeLog.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"

/** Maximum age of a cached value in milliseconds. Some values depend on the day, and a standby may lag behind. */
const LASTS = 60_000

/**
 * Works like `createInvalidatedCache`, with one value per key. Reads the missing keys of a call together and caches the values for at most
 * a minute. Keeps the `most` keys that were used last. A key without a value is read again.
 */
export const createKeyedInvalidatedCache = <Key extends {}, Value extends {}>(
  changes: Pick<ChangeLog, "listen">,
  topics: ReadonlySet<ChangeTopic>,
  most: number,
  read: (keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>,
  now: () => number = () => performance.now()
): ((keys: ReadonlyArray<Key>) => Promise<ReadonlyMap<Key, Value>>) => {
  const cache = new LRUCache<Key, Value>({ max: most, ttl: LASTS, ttlResolution: 0, perf: { now } })
  let version = 0
  changes.listen((received) => {
    if (!received.some(({ topic }) => topics.has(topic))) return
    cache.clear()
    version += 1
  })

  return async (keys) => {
    assertOutsideTransaction("A shared cache")
    const known = new Map<Key, Value>()
    for (const key of keys) {
      const value = cache.get(key)
      if (value !== undefined) known.set(key, value)
    }
    const unknown = keys.filter((key) => !known.has(key))
    if (unknown.length === 0) return known
    const before = version
    for (const [key, value] of await read(unknown)) {
      known.set(key, value)
      if (version === before) cache.set(key, value)
    }
    return known
  }
}

/**
 * Creates a cache that reads once, and again after a change of its topics. Callers must poll the change log. A read that failed, or during
 * which a change arrived, is not cached. Throws `SecondConnection` inside a transaction.
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
    assertOutsideTransaction("A shared cache")
    if (cached !== undefined) return cached
    const reading = runDetached(read)
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }
}
