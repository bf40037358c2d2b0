import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { runDetached } from "../database/abortableQueries.ts"
import { gzipStream } from "../http/gzipStream.ts"

/** Memory for files, compressed as they are sent: one of 25,000 products takes some 300 kB. */
const KEPT_BYTES = 8_000_000
/** As long as crawlers keep them, in milliseconds. */
const KEPT_FOR = 3_600_000

type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a file, as gzip: made of its texts by whoever asks first, and kept under its key. */
export type CachedFiles = (key: string, texts: () => AsyncIterable<string>) => Promise<Bytes>

/** Files that take long to make. One is made at a time, once for all who ask meanwhile; what is kept is bounded. A failure is not kept. */
export const createFileCache = (now: () => number = () => performance.now()): CachedFiles => {
  const kept = new LRUCache<string, Bytes>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    ttl: KEPT_FOR,
    ttlResolution: 0,
    perf: { now }
  })
  const making = new Map<string, Promise<Bytes>>()
  const oneByOne = pLimit(1)
  const make = async (key: string, texts: () => AsyncIterable<string>): Promise<Bytes> => {
    const bytes = await oneByOne(() => runDetached(() => gzipStream(texts())))
    kept.set(key, bytes)
    return bytes
  }
  return async (key, texts) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const mine = making.get(key) ?? make(key, texts).finally(() => making.delete(key))
    making.set(key, mine)
    return mine
  }
}
