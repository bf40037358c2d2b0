import { MAX_REDIRECT_LENGTH } from "./rules.ts"

/** First path segments that never show a page, or only one of the shop's own: a redirect from them would never apply. */
const RESERVED = new Set(
  "account api assets buy content forms graphql hooks mfe order pay pictures sitemaps staff robots.txt sitemap.xml".split(" ")
)

/** Address as a browser sends it, without blanks, control characters, backslashes and the like. */
const PLAIN = /^\/(?!\/)[^\s\\\p{Cc}<>"^`{}|]*$/u

/** Keeps what is encoded already, and encodes letters outside ASCII as browsers do. */
const encode = (text: string): string => text.replaceAll(/[^ -~]+/gu, encodeURIComponent)

/** Encodes what no redirect may contain (`PLAIN`), but a visitor's query may. */
const encodeQuery = (query: string): string => query.replaceAll(/[^!-~]+|[\\<>"^`{}|]/gu, encodeURIComponent)

const withoutEnd = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === "/") end -= 1
  return path.slice(0, end)
}

/** Keys of an address: with its query, and without it. The letter case and a slash at the end do not count, but the query does. */
export const getRedirectKeys = (address: string): readonly [withQuery: string, path: string] => {
  const [whole = ""] = encode(address).toLowerCase().split("#")
  const at = whole.indexOf("?")
  const path = withoutEnd(at === -1 ? whole : whole.slice(0, at))
  const query = at === -1 ? "" : whole.slice(at)
  return [query === "?" ? path : path + query, path]
}

/** An accepted address, or the reason for its rejection. */
export type ParsedAddress = { readonly address: string } | { readonly problem: string }

/** Parses the old address of a redirect. The host of an old shop is left out. */
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

/** Parses the new address of a redirect. It never leaves the shop. */
export const parseNewAddress = (text: string): ParsedAddress => {
  const address = text.trim()
  if (address.length > MAX_REDIRECT_LENGTH) return { problem: `The new address is longer than ${MAX_REDIRECT_LENGTH} characters.` }
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    return { problem: "The new address must be a path of this shop, such as /shop/brakes." }
  if (!PLAIN.test(address) || !address.isWellFormed()) return { problem: "The new address must begin with / and have no spaces." }
  return { address: encode(address) }
}

/**
 * Returns where an address leads; null if nowhere. An address with a query may have a redirect of its own; else it keeps its query, encoded,
 * unless the target has one.
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
