import { LRUCache } from "lru-cache"
import { type ImageRequest, parseImageUrl, QUERY_LIMIT } from "./imageRequest.ts"
import { getCachePolicy, type Picture, createImageResponse, plainAnswer, textPicture } from "./imageResponse.ts"

/**
 * Memory for cached images in bytes. The images with default options take under 1 MB together. A compressed copy counts as half an image.
 */
const CACHE_BYTES = 12_000_000

const cache = new LRUCache<string, Picture>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ body }, address) => Math.ceil(body.byteLength * 1.5) + address.length
})

const drawn = (asked: ImageRequest): Picture => textPicture(asked.draw({}))

/** Caches only images of known parts, so that requests for invented types cannot evict them. */
const cached = (asked: ImageRequest): Picture => {
  const held = cache.get(asked.address)
  if (held) return held
  const made = drawn(asked)
  cache.set(asked.address, made)
  return made
}

const svgHeaders = (caching: string): Record<string, string> => ({
  "content-type": "image/svg+xml; charset=utf-8",
  "cache-control": caching,
  // Even if an SVG is opened as a page, it runs no script and loads nothing. Inline styles are allowed for the theme auto.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff"
})

/**
 * Answers image requests of the content host; returns undefined for other paths.
 *
 * Handles `GET` and `HEAD` of `/content/parts/{type}.svg?{option}={value}`, `/content/cars/{body}.svg?paint={paint}` and
 * `/content/kits.svg?c={type}&c={type}&balloons=1`. Images are public, and immutable if the URL contains the drawings' version. An unknown
 * part type or body results in status 404 with the image of the parts box or the sedan. A query of more than 1000 characters results in
 * status 400.
 */
export const contentHandler = (request: Request): Response | undefined => {
  const url = new URL(request.url)
  const asked = parseImageUrl(url)
  if (asked?.form !== "svg") return undefined
  if (request.method !== "GET" && request.method !== "HEAD") return plainAnswer(405, "Method not allowed\n", { allow: "GET, HEAD" })
  if (url.search.length > QUERY_LIMIT + 1) return plainAnswer(400, "Query too long\n")
  return asked.isKnown
    ? createImageResponse(cached(asked), request, 200, svgHeaders(getCachePolicy(url)))
    : createImageResponse(drawn(asked), request, 404, svgHeaders("public, max-age=60"))
}
