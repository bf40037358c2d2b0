import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import { readOfflineQueue } from "./backgroundSync.ts"

/** Deletes the oldest entries of a cache until at most `most` remain. */
const trimCache = async (cache: Cache, most: number): Promise<void> => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

const PREFIX = "visitor "
/** Maximum entries of each kind; the least recently used entry is deleted first. */
const most = { pages: 40, answers: 120 }
/** Pages, and responses of the services. */
export type Kind = keyof typeof most

const nameOf = (visitor: string, kind: Kind): string => `${PREFIX}${visitor} ${kind}`

/**
 * Caches of one visitor's reads on this device. Every response of the shop names its visitor. The first response to another visitor, or
 * one without a visitor after a sign-in or sign-out, clears the caches. A delayed response to the previous visitor is not stored.
 * `onOther` is called on each change.
 */
export const createVisitorCaches = (caches: CacheStorage, locks: Pick<LockManager, "request">, onOther: () => void = () => undefined) => {
  let turn: Promise<unknown> = Promise.resolve()
  /**
   * Writes in the queue must not wait for this promise, because the lock holder may be waiting for a response that passes through this
   * module.
   */
  let clearing: Promise<unknown> = Promise.resolve()
  /** Runs writes one by one, so that no entry is stored during a clear. */
  const inTurn = <A>(act: () => Promise<A>): Promise<A> => {
    const next = turn.then(act)
    turn = next.catch(() => undefined)
    return next
  }
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const ownerNow = async (): Promise<string | null> => (await names())[0]?.split(" ")[1] ?? null
  const open = async (kind: Kind): Promise<Cache | null> => {
    const owner = await ownerNow()
    return owner === null ? null : caches.open(nameOf(owner, kind))
  }
  /** Whether a response belongs to the current visitor. `asker` is the owner of the caches at request time. */
  const belongs = async (answer: Response, asker: string | null): Promise<boolean> => {
    const tag = answer.headers.get(VISITOR_TAG_HEADER)
    const owner = await ownerNow()
    if (tag === null || (owner !== asker && tag === asker)) return false
    if (tag === owner) return true
    await Promise.all((await names()).map((name) => caches.delete(name)))
    if (owner !== null || tag === VISITOR_CHANGED) onOther()
    // The next visitor must not send the previous visitor's changes.
    if (owner !== null) clearing = dropOutbox(await readOfflineQueue(caches))
    if (tag === VISITOR_CHANGED) return false
    await Promise.all([caches.open(nameOf(tag, "pages")), caches.open(nameOf(tag, "answers"))])
    return true
  }
  /** Deletes the queued changes once no page holds the lock, unless they belong to the next visitor by then. */
  const dropOutbox = (former: string | null): Promise<unknown> =>
    locks
      .request(OFFLINE_QUEUE_CACHE, async () => {
        if (ownerIn(await readOfflineQueue(caches)) === ownerIn(former)) await caches.delete(OFFLINE_QUEUE_CACHE)
      })
      .catch(() => undefined)
  return {
    owner: () => inTurn(ownerNow),
    /** Records the visitor of a response. */
    receive: async (answer: Response, asker: string | null) => {
      const isOwn = await inTurn(() => belongs(answer, asker))
      await clearing
      return isOwn
    },
    /** Stores the response, transformed by `kept`, if it belongs to the current visitor. */
    keep: async (kind: Kind, key: string, answer: Response, asker: string | null, kept: () => Promise<Response>) => {
      await inTurn(async () => {
        const cache = (await belongs(answer, asker)) ? await open(kind) : null
        if (cache === null) return
        const entry = await kept()
        await cache.delete(key)
        await cache.put(key, entry)
        await trimCache(cache, most[kind])
      })
      await clearing
    },
    find: (kind: Kind, key: string) => inTurn(async () => (await open(kind))?.match(key)),
    /** Lists all entries of a kind, newest first. */
    all: (kind: Kind) =>
      inTurn(async () => {
        const cache = await open(kind)
        const keys = (await cache?.keys()) ?? []
        const all = await Promise.all(keys.map(async ({ url }) => ({ url, answer: await cache?.match(url) })))
        return all.flatMap(({ answer, url }) => (answer === undefined ? [] : [{ url, answer }])).toReversed()
      }),
    drop: (kind: Kind, key: string) => inTurn(async () => (await open(kind))?.delete(key))
  }
}

/** Visitor id of a record; undefined if it contains none. */
const ownerIn = (text: string | null): string | undefined => /"owner":"([^"]*)"/.exec(text ?? "")?.[1]

export type VisitorCaches = ReturnType<typeof createVisitorCaches>
