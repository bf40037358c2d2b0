import { Redacted } from "effect"
import { createHash, timingSafeEqual } from "node:crypto"

const toDigest = (text: string): Buffer => createHash("sha256").update(text).digest()

/**
 * Whether a request carries the secret: as a bearer token, or as the password of any user name, which is what merchant centers send. Compares
 * digests in constant time.
 */
export const hasFeedSecret = ({ headers }: Request, secret: Redacted.Redacted<string>): boolean => {
  const [, scheme = "", given = ""] = /^(\w+) +(\S+)$/.exec(headers.get("authorization") ?? "") ?? []
  const text = readSecret(scheme.toLowerCase(), given)
  return text !== undefined && timingSafeEqual(toDigest(text), toDigest(Redacted.value(secret)))
}

const readSecret = (scheme: string, given: string): string | undefined => {
  if (scheme === "bearer") return given
  return scheme === "basic" ? /^[^:]*:(.*)$/s.exec(Buffer.from(given, "base64").toString())?.[1] : undefined
}
