import { parseCookieHeader } from "@camber/domain/ports"
import {
  DEVICE_ID_COOKIE,
  EXCLUDE_COOKIE,
  isBot,
  SESSION_COOKIE,
  VISITOR_ID_COOKIE,
  WEB_USER_GUID_COOKIE,
  WebUserGuid
} from "@camber/domain/visitor"
import { SESSION_LIFETIME, type Session, type Sessions } from "./sessions.ts"

/** One request's visitor. */
export interface Visit {
  /** The session's. A bot's is its own for this one request. */
  readonly webUserGuid: WebUserGuid
  /** The VIN cookie's (GAP-40). */
  readonly visitorId: string
  readonly isBot: boolean
  /** Nothing is collected of a bot, of an employee and of who sends Global Privacy Control (VIS-107, GAP-38, GAP-41). */
  readonly isCollected: boolean
  /** The `Set-Cookie` headers that the visitor's browser lacks. */
  readonly cookies: ReadonlyArray<string>
}

export interface Recognition {
  readonly sessions: Sessions
  /** Cookies are for https alone. */
  readonly isSecure: boolean
  /** UTC milliseconds. */
  readonly now: number
}

/** A session of this age in milliseconds is signed anew, so that who comes back in time is known for ever. */
const RENEWED_AFTER = 30 * 24 * 3_600_000

/**
 * Who sends a request (GAP-C22, GAP-C23): its signed session decides, whatever the readable cookies say, and without one the visitor is
 * new. A bearer token takes the place of the cookies, none of which are then read or given.
 */
export const recognise = (request: Request, { isSecure, now, sessions }: Recognition): Visit => {
  const bearer = bearerToken(request)
  const cookies = parseCookieHeader(bearer === null ? request.headers.get("cookie") : null)
  const visitorId = idIn(cookies.get(VISITOR_ID_COOKIE))
  const deviceId = idIn(cookies.get(DEVICE_ID_COOKIE))
  const isFromBot = isBot(request.headers.get("user-agent") ?? "", visitorId ?? "")
  const isCollected = !isFromBot && request.headers.get("sec-gpc") !== "1" && cookies.get(EXCLUDE_COOKIE) !== "true"

  const present = sessions.read(bearer ?? cookies.get(SESSION_COOKIE) ?? "", now)
  const isFresh = present !== null && now - present.issuedAt < RENEWED_AFTER
  const session = isFresh ? present : newSession(present, now)
  const { webUserGuid } = session
  const visit = { webUserGuid, visitorId: visitorId ?? crypto.randomUUID(), isBot: isFromBot, isCollected }
  if (isFromBot || bearer !== null) return { ...visit, cookies: [] }

  const attributes = `Path=/; Max-Age=${SESSION_LIFETIME / 1000}; SameSite=Lax${isSecure ? "; Secure" : ""}`
  // With a new session all of them live on for as long as it does.
  const lacking: ReadonlyArray<string | false> = [
    !isFresh && `${SESSION_COOKIE}=${sessions.sign(session)}; ${attributes}; HttpOnly`,
    !(isFresh && cookies.get(WEB_USER_GUID_COOKIE) === webUserGuid) && `${WEB_USER_GUID_COOKIE}=${webUserGuid}; ${attributes}`,
    !(isFresh && visitorId !== null) && `${VISITOR_ID_COOKIE}=${visit.visitorId}; ${attributes}`,
    !(isFresh && deviceId !== null) && `${DEVICE_ID_COOKIE}=${deviceId ?? crypto.randomUUID()}; ${attributes}`
  ]
  return { ...visit, cookies: lacking.filter((cookie) => cookie !== false) }
}

const newSession = (former: Session | null, now: number): Session => ({
  webUserGuid: former?.webUserGuid ?? WebUserGuid.make(crypto.randomUUID()),
  account: former?.account ?? null,
  issuedAt: now
})

const bearerToken = (request: Request): string | null => /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null

/** An id from outside. UUIDs and `bot-` names have this form; what has another is none. */
const idIn = (text: string | undefined): string | null => (text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null)
