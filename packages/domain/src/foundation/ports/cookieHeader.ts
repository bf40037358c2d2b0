import { decodePercent } from "./queryString.ts"

/**
 * Parses a `Cookie` header into decoded values by name. The first cookie of a name wins. A value with invalid URL encoding is kept as is.
 */
export const parseCookieHeader = (header: string | null): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=")
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, decodePercent(pair.slice(at + 1).trim()))
  }
  return cookies
}
