import { decodePercent } from "./percentEncoding.ts"

/** The cookies of a request's `Cookie` header by name, decoded; the first of a name counts. One that is no URL encoding is taken as it is. */
export const parseCookieHeader = (header: string | null): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=")
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, decodePercent(pair.slice(at + 1).trim()))
  }
  return cookies
}
