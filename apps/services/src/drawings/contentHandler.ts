import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import { canonicalKitOptions, canonicalOptions, kitAddress, partAddress } from "./address.ts"
import { draw, isDrawingType } from "./drawings.ts"
import { drawKit } from "./kit.ts"

/** Longer queries are not one of ours. */
const QUERY_LIMIT = 1000
/** Memory for drawn pictures; all defaults together take under 1 MB. */
const CACHE_BYTES = 8_000_000

const PART = /^\/content\/parts\/([^/]+)\.svg$/
const KIT = "/content/kits.svg"

interface Picture {
  readonly body: Uint8Array<ArrayBuffer>
  /** A strong validator, quoted. */
  readonly etag: string
}

/** What an address asks for: its canonical form, whether every part type in it is known, and how to draw it. */
interface Asked {
  readonly address: string
  readonly known: boolean
  readonly draw: () => string
}

const cache = new LRUCache<string, Picture>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ body }, address) => body.byteLength + address.length
})

const askedPart = (type: string, query: URLSearchParams): Asked => {
  const raw = Object.fromEntries(query)
  return {
    address: partAddress(type, raw),
    known: isDrawingType(type),
    draw: () => draw(type, { theme: "auto", ...canonicalOptions(type, raw) })
  }
}

const askedKit = (query: URLSearchParams): Asked => {
  const components = query.getAll("c")
  const raw = Object.fromEntries(query)
  return {
    address: kitAddress(components, raw),
    known: components.length > 0 && components.every(isDrawingType),
    draw: () => (components.length > 0 ? drawKit(components, { theme: "auto", ...canonicalKitOptions(raw) }) : draw("", { theme: "auto" }))
  }
}

const asked = (url: URL): Asked | undefined => {
  if (url.pathname === KIT) return askedKit(url.searchParams)
  const type = PART.exec(url.pathname)?.[1]
  return type === undefined ? undefined : askedPart(type, url.searchParams)
}

const picture = (svg: string): Picture => {
  const body = new TextEncoder().encode(svg)
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` }
}

/** For known parts only, so that made-up types cannot push their pictures out. */
const cached = ({ address, draw: drawn }: Asked): Picture => {
  const held = cache.get(address)
  if (held) return held
  const made = picture(drawn())
  cache.set(address, made)
  return made
}

/** RFC 9110: `*` or any of the listed validators, compared weakly. */
const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null && ifNoneMatch.split(",").some((validator) => ["*", etag].includes(validator.trim().replace(/^W\//, "")))

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers } })

const svgHeaders = (caching: string): Record<string, string> => ({
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": caching,
  // Opened as a page of its own a picture still runs nothing and loads nothing; the style is that of theme auto.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff"
})

const respond = ({ body, etag }: Picture, request: Request, status: number, headers: Record<string, string>): Response => {
  if (status === 200 && matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: { ...headers, etag, "content-length": String(body.byteLength) }
  })
}

/**
 * The content host: `GET` and `HEAD` of `/content/parts/{type}.svg?{option}={value}` and of
 * `/content/kits.svg?c={type}&c={type}&balloons=1`; undefined for any other path. Pictures are public and immutable for a year:
 * what changes a drawing must change its address, so callers add the release (`v`), which is ignored here.
 * An unknown part type answers 404 with the parts box as its body, a query over 1000 characters 400.
 */
export const contentHandler = (request: Request): Response | undefined => {
  const url = new URL(request.url)
  const wanted = asked(url)
  if (!wanted) return undefined
  if (request.method !== "GET" && request.method !== "HEAD") return plain(405, "Method not allowed\n", { allow: "GET, HEAD" })
  if (url.search.length > QUERY_LIMIT + 1) return plain(400, "Query too long\n")
  return wanted.known
    ? respond(cached(wanted), request, 200, svgHeaders("public, max-age=31536000, immutable"))
    : respond(picture(wanted.draw()), request, 404, svgHeaders("public, max-age=60"))
}
