import { MAX_REDIRECT_LENGTH } from "./rules.ts"

/** First path segments that belong to the shop itself, with or without pages, so that a redirect from them would never apply. */
const RESERVED = new Set(
  "account api assets buy content forms graphql hooks mfe order pay pictures sitemaps staff robots.txt sitemap.xml".split(" ")
)

/** Address as a browser sends it, without spaces, control characters, backslashes and similar characters. */
const PLAIN = /^\/(?!\/)[^\s\\\p{Cc}<>"^`{}|]*$/u

/** Encodes non-ASCII letters as browsers do. Existing encoding stays unchanged. */
const encode = (text: string): string => text.replaceAll(/[^ -~]+/gu, encodeURIComponent)

/** Encodes the characters that a visitor's query may contain but a redirect may not (`PLAIN`). */
const encodeQuery = (query: string): string => query.replaceAll(/[^!-~]+|[\\<>"^`{}|]/gu, encodeURIComponent)

const withoutEnd = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === "/") end -= 1
  return path.slice(0, end)
}

/** Keys of an address: with its query, and without it. Letter case and a trailing slash are ignored, except in the query. */
export const getRedirectKeys = (address: string): readonly [withQuery: string, path: string] => {
  const [whole = ""] = encode(address).toLowerCase().split("#")
  const at = whole.indexOf("?")
  const path = withoutEnd(at === -1 ? whole : whole.slice(0, at))
  const query = at === -1 ? "" : whole.slice(at)
  return [query === "?" ? path : path + query, path]
}

/** An accepted address, or the reason for its rejection. */
export type ParsedAddress = { readonly address: string } | { readonly problem: string }

/** Parses the old address of a redirect. Drops the host of the old shop. */
export const parseOldAddress = (text: string): ParsedAddress => {
  const path = text.trim().replace(/^https?:\/\/[^/?#]+/i, "")
  const address = path.startsWith("?") || path.startsWith("#") || path === "" ? `/${path}` : path
  if (address.length > MAX_REDIRECT_LENGTH) return { problem: `The old address is longer than ${MAX_REDIRECT_LENGTH} characters.` }
  if (!PLAIN.test(address) || !address.isWellFormed()) return { problem: "The old address must begin with / and have no spaces." }
  const [key, pathKey] = getRedirectKeys(address)
  if (key === "/") return { problem: "The old address is the shop's home page." }
  if (RESERVED.has(pathKey.split("/")[1] ?? "")) return { problem: "The old address is one of the shop's own." }
  return { address: key }
}

/** Parses the new address of a redirect. A new address is always within the shop. */
export const parseNewAddress = (text: string): ParsedAddress => {
  const address = text.trim()
  if (address.length > MAX_REDIRECT_LENGTH) return { problem: `The new address is longer than ${MAX_REDIRECT_LENGTH} characters.` }
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    return { problem: "The new address must be a path of this shop, such as /shop/brakes." }
  if (!PLAIN.test(address) || !address.isWellFormed()) return { problem: "The new address must begin with / and have no spaces." }
  return { address: encode(address) }
}

/**
 * Returns the target of an address; null without a redirect. An address with a query may have its own redirect. Otherwise the target gets
 * the query, encoded, unless it has its own query.
 */
export const followRedirect = (address: string, getTarget: (key: string) => string | undefined): string | null => {
  const [withQuery, path] = getRedirectKeys(address)
  const own = getTarget(withQuery)
  if (own !== undefined) return own
  const target = getTarget(path)
  if (target === undefined) return null
  const at = address.indexOf("?")
  return at === -1 || /[?#]/.test(target) ? target : target + encodeQuery(address.slice(at))
}
