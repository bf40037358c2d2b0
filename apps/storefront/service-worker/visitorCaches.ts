import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import { readOfflineQueue } from "./backgroundSync.ts"
import { trimCache } from "./trimCache.ts"

const PREFIX = "visitor "
/** How many of each kind are kept; the one that was asked for longest ago goes first. */
const most = { pages: 40, answers: 120 }
/** Pages, and answers of the services. */
export type Kind = keyof typeof most

const nameOf = (visitor: string, kind: Kind): string => `${PREFIX}${visitor} ${kind}`

/**
 * What one visitor has read on this device. Every answer of the shop says whose it is. With the first answer to another one, or to nobody
 * because somebody has just signed in or out, all that is kept here goes, and an answer to the one before that comes late is not kept.
 * `onOther` hears of it.
 */
export const createVisitorCaches = (caches: CacheStorage, locks: Pick<LockManager, "request">, onOther: () => void = () => undefined) => {
  let turn: Promise<unknown> = Promise.resolve()
  /** Nobody's turn waits for it: who holds the lock may be waiting for an answer that comes through here. */
  let clearing: Promise<unknown> = Promise.resolve()
  /** One after the other: nothing is put where something is being cleared. */
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
  /** Whether an answer is the present visitor's. `asker` is whose the shelf was when it was asked for. */
  const belongs = async (answer: Response, asker: string | null): Promise<boolean> => {
    const tag = answer.headers.get(VISITOR_TAG_HEADER)
    const owner = await ownerNow()
    if (tag === null || (owner !== asker && tag === asker)) return false
    if (tag === owner) return true
    await Promise.all((await names()).map((name) => caches.delete(name)))
    if (owner !== null || tag === VISITOR_CHANGED) onOther()
    // What the one before has not sent is not the next one's to send.
    if (owner !== null) clearing = dropOutbox(await readOfflineQueue(caches))
    if (tag === VISITOR_CHANGED) return false
    await Promise.all([caches.open(nameOf(tag, "pages")), caches.open(nameOf(tag, "answers"))])
    return true
  }
  /** Takes away what waits, once nobody is at it, unless it is the next visitor's by then. */
  const dropOutbox = (former: string | null): Promise<unknown> =>
    locks
      .request(OFFLINE_QUEUE_CACHE, async () => {
        if (ownerIn(await readOfflineQueue(caches)) === ownerIn(former)) await caches.delete(OFFLINE_QUEUE_CACHE)
      })
      .catch(() => undefined)
  return {
    owner: () => inTurn(ownerNow),
    /** Hears whose an answer is. */
    hear: async (answer: Response, asker: string | null) => {
      const isOwn = await inTurn(() => belongs(answer, asker))
      await clearing
      return isOwn
    },
    /** Keeps it, if it is the present visitor's, as `kept` makes it. */
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
    /** All of a kind, the latest first. */
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

/** Whose a record is; undefined where it says nothing of that. */
const ownerIn = (text: string | null): string | undefined => /"owner":"([^"]*)"/.exec(text ?? "")?.[1]

export type VisitorCaches = ReturnType<typeof createVisitorCaches>
