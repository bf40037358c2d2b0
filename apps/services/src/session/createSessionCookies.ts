import { SESSION_COOKIE, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { SESSION_LIFETIME, type Session, type SessionSigner } from "./sessions.ts"

/** What every cookie of a visitor has beside its name and value: it lives for 365 days, and where the shop has https it is for https alone. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Path=/; Max-Age=${SESSION_LIFETIME / 1000}; SameSite=Lax${isSecure ? "; Secure" : ""}`

/**
 * The name of the cookie that is signed. Where the shop has https, browsers take it from this very host alone: neither a page without TLS nor
 * another host of the same domain can put its own in its place.
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)

/** Where the shop has https, the signed cookie was called otherwise until then (UTC milliseconds). */
const RENAMED_AT = Date.UTC(2026, 10, 24)

/** The session of a browser that has the cookie under its former name alone; null where it was signed since, or is none. */
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

/** The `Set-Cookie` headers that make a browser the visitor of a session: the signed one, and the guid for scripts to read. */
export const createSessionCookies = (
  session: Session,
  sessions: SessionSigner,
  isSecure: boolean
): readonly [signed: string, readable: string] => [
  `${sessionCookieName(isSecure)}=${sessions.sign(session)}; ${cookieAttributes(isSecure)}; HttpOnly`,
  `${WEB_USER_GUID_COOKIE}=${session.webUserGuid}; ${cookieAttributes(isSecure)}`
]
