import type { ContentEncoding } from "@camber/domain/ports"
import { LRUCache } from "lru-cache"
import { createHash } from "node:crypto"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

/** A page rendered to its end. Nothing in it depends on the person: it follows from the cache key alone. */
export class RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  #brotli: Buffer | undefined
  #gzip: Buffer | undefined
  #tag: string | undefined
  constructor(status: number, headers: Readonly<Record<string, string>>, html: string) {
    this.status = status
    this.headers = headers
    this.body = Buffer.from(html)
  }
  /** The same for the same text alone, however that is compressed. */
  get tag(): string {
    return (this.#tag ??= `W/"${createHash("sha256").update(this.body).digest("base64url").slice(0, 22)}"`)
  }
  /** Compressed once, at a quality whose time pays back at the first answer. */
  encoded(encoding: ContentEncoding): Buffer {
    if (encoding === "br") return (this.#brotli ??= brotliCompressSync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    if (encoding === "gzip") return (this.#gzip ??= gzipSync(this.body, { level: 6 }))
    return this.body
  }
}

export interface PageCacheSettings {
  /** For so long a page is served without being drawn anew. */
  readonly seconds: number
  /** For so long after that it is served where it cannot be drawn. */
  readonly staleSeconds: number
  /** For so long a cache before the shop may keep a stranger's page; 0: none may. */
  readonly sharedSeconds: number
  readonly bytes: number
}

/** Shared pages, `bytes` of them in all. Room for the compressed copies is counted as half a page. */
export const makePageCache = ({ bytes, seconds, staleSeconds }: Omit<PageCacheSettings, "sharedSeconds">) => {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: bytes,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    ttl: Math.max(1, (seconds + staleSeconds) * 1000),
    sizeCalculation: (page) => Math.ceil(page.body.length * 1.5) + 1
  })
  return {
    fresh: (key: string): RenderedPage | undefined => (pages.getRemainingTTL(key) > staleSeconds * 1000 ? pages.get(key) : undefined),
    /** Whatever is kept, also what is too old but for an emergency. */
    last: (key: string): RenderedPage | undefined => pages.get(key),
    keep: (key: string, page: RenderedPage): void => {
      if (seconds > 0) pages.set(key, page)
    },
    held: () => ({ pages: pages.size, bytes: pages.calculatedSize })
  }
}
