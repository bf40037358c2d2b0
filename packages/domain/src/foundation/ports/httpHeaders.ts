import { decodePercent } from "./queryString.ts"

const toWeakTag = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Returns true if an `If-None-Match` header contains `*` or this validator, using weak comparison (RFC 9110, 13.1.2). */
export const isNotModified = (header: string | null, tag: string): boolean =>
  header !== null && header.split(",").some((known) => known.trim() === "*" || toWeakTag(known) === toWeakTag(tag))

/** Content encoding of a response: brotli, gzip or none. */
export type ContentEncoding = "br" | "gzip" | "identity"

const smallestFirst: ReadonlyArray<ContentEncoding> = ["br", "gzip"]

/**
 * Returns the first of `offered` that an `Accept-Encoding` header accepts, ignoring preferences. A quality of 0 rejects an encoding, and
 * `*` matches all unnamed ones (RFC 9110, 12.5.3).
 */
export const selectEncoding = (header: string | null, offered = smallestFirst): ContentEncoding => {
  const takes = new Map(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((offer) => {
        const [name = "", ...parameters] = offer.split(";").map((part) => part.trim())
        return [name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))] as const
      })
  )
  return offered.find((name) => takes.get(name) ?? takes.get("*") ?? false) ?? "identity"
}

/**
 * Parses a `Cookie` header into decoded values by name. If a name occurs several times, the first cookie counts. A value with invalid URL
 * encoding is kept as is.
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
