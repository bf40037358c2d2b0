import { SESSION_COOKIE, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { SESSION_LIFETIME, type Session, type Sessions } from "./sessions.ts"

/** What every cookie of a visitor has beside its name and value: it lives for 365 days, and where the shop has https it is for https alone. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Path=/; Max-Age=${SESSION_LIFETIME / 1000}; SameSite=Lax${isSecure ? "; Secure" : ""}`

/** The `Set-Cookie` headers that make a browser the visitor of a session: the signed one, and the guid for scripts to read. */
export const sessionCookies = (session: Session, sessions: Sessions, isSecure: boolean): readonly [signed: string, readable: string] => [
  `${SESSION_COOKIE}=${sessions.sign(session)}; ${cookieAttributes(isSecure)}; HttpOnly`,
  `${WEB_USER_GUID_COOKIE}=${session.webUserGuid}; ${cookieAttributes(isSecure)}`
]
