import type { ContentEncoding } from "@camber/domain/ports"
import { LRUCache } from "lru-cache"
import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { pageStyles, type PageStyles } from "./pageStyles.ts"
import { type RenderStart, findPageDependencies, type PageDependencies, type PageInvalidation } from "./pageInvalidation.ts"

/**
 * Copies bytes into separate memory. Node allocates small buffers and zlib output from 64 kB pools that they share with short-lived data,
 * so a cached slice would retain its whole pool.
 */
export const copyUnpooled = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const quality = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: { level: 6 } }

/** The shared response of a page. */
class PageText {
  /** CSP hash of the inlined style; undefined if the page has none. */
  readonly styleHash: string | undefined
  readonly #parts: ReadonlyArray<Buffer>
  readonly #packed = new Map<ContentEncoding, Promise<Buffer>>()
  #tag: string | undefined
  constructor(parts: ReadonlyArray<Buffer>, styleHash?: string) {
    this.#parts = parts
    this.styleHash = styleHash
  }
  readonly body = (): Buffer => {
    const [only, ...others] = this.#parts
    return only !== undefined && others.length === 0 ? only : Buffer.concat(this.#parts)
  }
  /** ETag that depends on the text alone, in any compression. */
  get tag(): string {
    return (this.#tag ??= `W/"${this.#parts
      .reduce((hash, part) => hash.update(part), createHash("sha256"))
      .digest("base64url")
      .slice(0, 22)}"`)
  }
  /** Compressed once by a worker thread, at a quality whose cost the first response recovers. A failure is retried. */
  encoded(encoding: ContentEncoding): Promise<Buffer> | Buffer {
    if (encoding === "identity") return this.body()
    const known = this.#packed.get(encoding)
    if (known) return known
    const packed = packedBy(encoding, this.body())
    this.#packed.set(encoding, packed)
    packed.catch(() => this.#packed.delete(encoding))
    return packed
  }
}

/**
 * A rendered page, from a text that links its stylesheets. It depends on the cache key alone, never on the visitor. Only the compressed
 * copies contain the stylesheets.
 */
export class RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly withLinks: PageText
  readonly withStyles: PageText
  /** Bytes in the cache. The reserve for compressed copies is half the size of their source. */
  readonly bytes: number
  constructor(status: number, headers: Readonly<Record<string, string>>, html: string, styles: PageStyles = pageStyles([])) {
    this.status = status
    this.headers = headers
    const body = bytesOf(html)
    this.withLinks = new PageText([body])
    this.withStyles = styles.hash === undefined ? this.withLinks : new PageText(carrying(body, styles), styles.hash)
    this.bytes = Math.ceil(body.length * 1.5 + styles.inlined.length * 0.5) + 1
  }
}

/** Copies a page's bytes into separate memory. */
const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** The page's bytes around its stylesheet links, where the inlined styles are inserted. */
const carrying = (body: Buffer, { inlined, linked }: PageStyles): ReadonlyArray<Buffer> => {
  const at = body.indexOf(linked)
  return [body.subarray(0, at), inlined, body.subarray(at + Buffer.byteLength(linked))]
}

const packedBy = async (encoding: "br" | "gzip", body: Buffer): Promise<Buffer> =>
  copyUnpooled(encoding === "br" ? await pack.br(body, quality.br) : await pack.gzip(body, quality.gzip))

export interface PageCacheSettings {
  /** How long a page is served without rendering it again. */
  readonly seconds: number
  /** How long after that it is served if rendering fails. */
  readonly staleSeconds: number
  /** How long a shared cache may keep an anonymous visitor's page; 0: it may not. */
  readonly sharedSeconds: number
  readonly bytes: number
}

interface CachedRender extends RenderStart, PageDependencies {
  readonly page: RenderedPage
}

/** Shared pages, up to `bytes` in total. A page whose data changed while it was rendering is stored as stale. */
export const createPageCache = (
  { bytes, seconds, staleSeconds }: Omit<PageCacheSettings, "sharedSeconds">,
  changes: Pick<PageInvalidation, "hasChanged">
) => {
  const pages = new LRUCache<string, CachedRender>({
    maxSize: bytes,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    ttl: Math.max(1, (seconds + staleSeconds) * 1000),
    sizeCalculation: ({ page }) => page.bytes
  })
  return {
    fresh: (key: string): RenderedPage | undefined => {
      if (pages.getRemainingTTL(key) <= staleSeconds * 1000) return undefined
      const cached = pages.get(key)
      return cached === undefined || changes.hasChanged(cached, cached) ? undefined : cached.page
    },
    /** Returns any stored page, including a stale one for emergencies. */
    last: (key: string): RenderedPage | undefined => pages.get(key)?.page,
    keep: (key: string, page: RenderedPage, drawn: RenderStart): void => {
      if (seconds > 0) pages.set(key, { page, ...drawn, ...findPageDependencies(page.withLinks.body().toString(), drawn.pathname) })
    },
    held: () => ({ pages: pages.size, bytes: pages.calculatedSize })
  }
}
