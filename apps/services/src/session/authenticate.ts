import type { AccountRole } from "@camber/domain/account"
import { parseCookieHeader } from "@camber/domain/ports"
import {
  DEVICE_ID_COOKIE,
  EXCLUDE_COOKIE,
  hasOptedOut,
  PRIVACY_COOKIE,
  VISITOR_ID_COOKIE,
  WEB_USER_GUID_COOKIE,
  WebUserGuid
} from "@camber/domain/visitor"
import { isBotRequest } from "./isBotRequest.ts"
import { cookieAttributes, readLegacySession, sessionCookieName, createSessionCookies } from "./createSessionCookies.ts"
import { SESSION_ENDED, type Session, type SessionSigner } from "./sessions.ts"

/** The account that a visitor is signed in to. */
export interface SignedIn {
  /** The account's, a UUID. */
  readonly id: string
  readonly sessionId: string
  readonly roles: ReadonlyArray<AccountRole>
}

/** One request's visitor. */
export interface VisitorSession {
  /** The session's. A bot's is its own for this one request. */
  readonly webUserGuid: WebUserGuid
  /** No session came along: the guid was made for this request, and nothing is anybody's under it. */
  readonly isNew: boolean
  /** null: not signed in. */
  readonly account: SignedIn | null
  /** Was signed in on this browser, until the session was over or taken back (GAP-67). */
  readonly hasSessionEnded: boolean
  /** The VIN cookie's (GAP-40). */
  readonly visitorId: string
  readonly isBot: boolean
  /** What the request says of its browser; empty: nothing. */
  readonly userAgent: string
  /** False for bots, employees and visitors who refused, by Global Privacy Control or in the dialog (VIS-107, GAP-38, GAP-41). */
  readonly isCollected: boolean
  /** The `Set-Cookie` headers that the visitor's browser lacks. */
  readonly cookies: ReadonlyArray<string>
}

/**
 * Finds the account of a session by the session's id, which must be the guid's own: null where the session is over, "left" where its own
 * browser has just signed out or in anew.
 */
export type GetAccount = (sessionId: string, webUserGuid: WebUserGuid) => Promise<SignedIn | "left" | null>

export interface Authentication {
  readonly sessions: SessionSigner
  readonly accountOf: GetAccount
  /** Cookies are for https alone. */
  readonly isSecure: boolean
  /** UTC milliseconds, by the database's clock. */
  readonly now: number
  /** Hears of a guest who is known and whose session is signed anew. */
  readonly onReturn?: ((webUserGuid: WebUserGuid) => void) | undefined
}

/** A session older than this is signed again, so that a visitor who keeps coming back stays known. */
export const SESSION_RENEWAL_DAYS = 30
const RENEWED_AFTER = SESSION_RENEWAL_DAYS * 24 * 3_600_000
/** One that is ahead by more than this many milliseconds was signed by a clock that was off, and is signed again too. */
const CLOCK_SKEW = 5 * 60_000

/**
 * Who sends a request (GAP-C22, GAP-C23). The signed session decides, whatever the readable cookies say. Without one the visitor is new,
 * and so is a customer whose session is over. A bearer token replaces the cookies: none are then read or set.
 */
export const authenticate = async (
  request: Request,
  { accountOf, isSecure, now, onReturn, sessions }: Authentication
): Promise<VisitorSession> => {
  const bearer = bearerToken(request)
  const cookies = parseCookieHeader(bearer === null ? request.headers.get("cookie") : null)
  const visitorId = idIn(cookies.get(VISITOR_ID_COOKIE))
  const deviceId = idIn(cookies.get(DEVICE_ID_COOKIE))
  const userAgent = request.headers.get("user-agent") ?? ""
  const isFromBot = isBotRequest(userAgent, visitorId ?? "")

  const former = readLegacySession(cookies, sessions, isSecure, now)
  const present = former ?? sessions.read(bearer ?? cookies.get(sessionCookieName(isSecure)) ?? "", now)
  const named = present?.account === SESSION_ENDED ? null : (present?.account ?? null)
  const found = present === null || named === null ? null : await accountOf(named, present.webUserGuid)
  const hasLeft = found === "left"
  const account = hasLeft ? null : found
  const isOver = named !== null && found === null
  const age = now - (present?.issuedAt ?? now)
  const isFresh = present !== null && former === null && !isOver && !hasLeft && age < RENEWED_AFTER && age > -CLOCK_SKEW
  const session = isFresh
    ? present
    : isOver
      ? newSession(SESSION_ENDED, now)
      : { ...((hasLeft ? null : present) ?? newSession(null, now)), issuedAt: now }

  const { webUserGuid } = session
  const visit = {
    webUserGuid,
    isNew: present === null,
    account,
    hasSessionEnded: session.account === SESSION_ENDED,
    visitorId: visitorId ?? `${isFromBot ? "bot-" : ""}${crypto.randomUUID()}`,
    isBot: isFromBot,
    userAgent,
    isCollected:
      !isFromBot &&
      request.headers.get("sec-gpc") !== "1" &&
      !hasOptedOut(cookies.get(PRIVACY_COOKIE)) &&
      cookies.get(EXCLUDE_COOKIE) !== "true" &&
      account?.roles.includes("employee") !== true
  }
  // After signing in or out the browser has the next session's cookies, or they are on their way: these must not overwrite them.
  if (bearer !== null || hasLeft) return { ...visit, cookies: [] }
  // A bot that runs the page's scripts learns from this one that it is a bot. It lasts no longer than its browser.
  if (isFromBot) return { ...visit, cookies: visitorId === null ? [`${VISITOR_ID_COOKIE}=${visit.visitorId}; Path=/; SameSite=Lax`] : [] }

  if (!isFresh && present?.webUserGuid === webUserGuid && account === null) onReturn?.(webUserGuid)
  const [signed, readable] = createSessionCookies(session, sessions, isSecure)
  const attributes = cookieAttributes(isSecure)
  // With a new session all of them live on for as long as it does.
  const lacking: ReadonlyArray<string | false> = [
    !isFresh && signed,
    !(isFresh && cookies.get(WEB_USER_GUID_COOKIE) === webUserGuid) && readable,
    !(isFresh && visitorId !== null) && `${VISITOR_ID_COOKIE}=${visit.visitorId}; ${attributes}`,
    !(isFresh && deviceId !== null) && `${DEVICE_ID_COOKIE}=${deviceId ?? crypto.randomUUID()}; ${attributes}`
  ]
  return { ...visit, cookies: lacking.filter((cookie) => cookie !== false) }
}

/** A session for a new visitor. */
export const newSession = (account: string | null, now: number): Session => ({
  webUserGuid: WebUserGuid.make(crypto.randomUUID()),
  account,
  issuedAt: now
})

const bearerToken = (request: Request): string | null => /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null

/** An id from outside: UUIDs and `bot-` names have this form, anything else counts as missing. */
const idIn = (text: string | undefined): string | null => (text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null)
