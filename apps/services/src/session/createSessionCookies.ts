import { SESSION_COOKIE, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { SESSION_LIFETIME, type Session, type SessionSigner } from "./sessions.ts"

/** Returns the attributes of every visitor cookie. It lasts 365 days, and is for HTTPS only if the shop uses HTTPS. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Path=/; Max-Age=${SESSION_LIFETIME / 1000}; SameSite=Lax${isSecure ? "; Secure" : ""}`

/**
 * Returns the name of the signed cookie. The `__Host-` prefix prevents pages without TLS and other hosts of the domain from setting the
 * cookie.
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)

/** Time (UTC milliseconds) when the signed cookie was renamed on HTTPS. */
const RENAMED_AT = Date.UTC(2026, 10, 24)

/**
 * Reads the session from the cookie with the former name. Null if the session was signed after the rename, is invalid, or the new cookie
 * exists.
 */
export const readLegacySession = (
  cookies: ReadonlyMap<string, string>,
  sessions: SessionSigner,
  isSecure: boolean,
  now: number
): Session | null => {
  if (!isSecure || cookies.has(sessionCookieName(isSecure))) return null
  const session = sessions.read(cookies.get(SESSION_COOKIE) ?? "", now)
  return session !== null && session.issuedAt < RENAMED_AT ? session : null
}

/** Creates the `Set-Cookie` headers of a session: the signed cookie, and the guid that scripts can read. */
export const createSessionCookies = (
  session: Session,
  sessions: SessionSigner,
  isSecure: boolean
): readonly [signed: string, readable: string] => [
  `${sessionCookieName(isSecure)}=${sessions.sign(session)}; ${cookieAttributes(isSecure)}; HttpOnly`,
  `${WEB_USER_GUID_COOKIE}=${session.webUserGuid}; ${cookieAttributes(isSecure)}`
]
