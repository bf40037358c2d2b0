import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { runDetached } from "../database/abortableQueries.ts"
import { gzipStream } from "../http/gzipStream.ts"

/** Memory for compressed files in bytes. A file of 25,000 products takes about 300 kB. */
const MAX_CACHE_BYTES = 8_000_000
/** Lifetime in milliseconds, equal to the cache lifetime for crawlers. */
const MAX_AGE_MS = 3_600_000

type Bytes = Uint8Array<ArrayBuffer>

/** Returns a file's gzipped bytes from the cache, or generates them from its texts. */
export type CachedFiles = (key: string, texts: () => AsyncIterable<string>) => Promise<Bytes>

/**
 * Creates a bounded cache of files that are slow to generate. Generates one file at a time. Concurrent callers share the result. A failure
 * is not cached.
 */
export const createFileCache = (now: () => number = () => performance.now()): CachedFiles => {
  const oneByOne = pLimit(1)
  const cache = new LRUCache<string, Bytes, () => AsyncIterable<string>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
    // If a file is evicted while it is generated, callers still get it.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (_key, _old, { context: texts }) => oneByOne(() => runDetached(() => gzipStream(texts())))
  })
  return (key, texts) => cache.forceFetch(key, { context: texts })
}
