import { LRUCache } from "lru-cache"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

/** A page rendered to its end. Nothing in it depends on the person: it follows from the cache key alone. */
export class RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  #brotli: Buffer | undefined
  #gzip: Buffer | undefined
  constructor(status: number, headers: Readonly<Record<string, string>>, html: string) {
    this.status = status
    this.headers = headers
    this.body = Buffer.from(html)
  }
  /** Compressed once, at a quality whose time pays back at the first answer. */
  encoded(encoding: "br" | "gzip" | "identity"): Buffer {
    if (encoding === "br") return (this.#brotli ??= brotliCompressSync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
    if (encoding === "gzip") return (this.#gzip ??= gzipSync(this.body, { level: 6 }))
    return this.body
  }
}

/** Shared pages, at most `seconds` old and `bytes` in all. Room for the compressed copies is counted as half a page. */
export const makePageCache = (settings: { readonly seconds: number; readonly bytes: number }): LRUCache<string, RenderedPage> =>
  new LRUCache({
    maxSize: settings.bytes,
    ttl: Math.max(1, settings.seconds * 1000),
    sizeCalculation: (page) => Math.ceil(page.body.length * 1.5) + 1
  })

/** The best encoding the client takes; a quality of 0 refuses one. */
export const acceptedEncoding = (header: string | null): "br" | "gzip" | "identity" => {
  const offers = new Set(
    (header ?? "")
      .split(",")
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/i.test(offer))
      .map((offer) => offer.split(";")[0]!.trim().toLowerCase())
  )
  return offers.has("br") ? "br" : offers.has("gzip") ? "gzip" : "identity"
}
