import type { AccountRole } from "@camber/domain/account"
import { parseCookieHeader } from "@camber/domain/ports"
import type { StaffRole } from "@camber/domain/staff"
import {
  DEVICE_ID_COOKIE,
  EXCLUDE_COOKIE,
  hasOptedOut,
  PRIVACY_COOKIE,
  VISITOR_ID_COOKIE,
  WEB_USER_GUID_COOKIE,
  WebUserGuid,
  isBot
} from "@camber/domain/visitor"
import { createIsbotFromList, list } from "isbot"
import { cookieAttributes, readLegacySession, sessionCookieName, createSessionCookies } from "./createSessionCookies.ts"
import { SESSION_ENDED, type Session, type SessionSigner } from "./sessions.ts"

/**
 * User agents that are not bots although isbot's list matches them: headless browsers and audits must get the same pages as shoppers
 * (GAP-39), and programs are other client apps of the shop.
 */
const HUMAN_AGENTS = [
  "Mozilla/5.0",
  "HeadlessChrome/140",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse",
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
  "CUBOT X30",
  "fuboTV/4.60.0 (Android 12; Pixel) okhttp/4.9.3",
  "Camber/1.0 CFNetwork/1490.0.4 Darwin/23.2.0",
  "curl/8.5.0",
  "node"
]

/** Checks a user agent against isbot's list, without the patterns that match the agents above. */
const isListed = createIsbotFromList(list.filter((pattern) => !HUMAN_AGENTS.some((agent) => new RegExp(pattern, "i").test(agent))))

/**
 * Whether a request comes from a bot, by user agent (isbot's list and the shop's rule) or visitor id (VIS-20, VIS-21,
 * GAP-C68).
 */
const isBotRequest = (userAgent: string, visitorId: string): boolean => isBot(userAgent, visitorId) || isListed(userAgent)

export interface SignedIn {
  /** Account id, a UUID. */
  readonly id: string
  readonly sessionId: string
  readonly roles: ReadonlyArray<AccountRole>
  /** Null unless the account is staff. */
  readonly staffRole: StaffRole | null
}

/** The visitor of one request. */
export interface VisitorSession {
  /** A bot gets a new guid for each request. */
  readonly webUserGuid: WebUserGuid
  /** Whether the request had no session. In that case, the guid is new and has no data. */
  readonly isNew: boolean
  /** Null if not signed in. */
  readonly account: SignedIn | null
  /** Whether the visitor was signed in on this browser until the session expired or was revoked (GAP-67). */
  readonly hasSessionEnded: boolean
  /** Value of the VIN cookie (GAP-40). */
  readonly visitorId: string
  readonly isBot: boolean
  /** The user agent; empty if the request does not state one. */
  readonly userAgent: string
  /**
   * Whether analytics may be collected. False for bots, employees and visitors who opted out by Global Privacy Control
   * or in the dialog (VIS-107, GAP-38, GAP-41).
   */
  readonly isCollected: boolean
  /** `Set-Cookie` headers for cookies that the browser lacks. */
  readonly cookies: ReadonlyArray<string>
}

/**
 * Finds the account of a session that belongs to the guid. Null if the session has ended; "left" if this browser has since signed out or
 * signed in again.
 */
export type GetAccount = (sessionId: string, webUserGuid: WebUserGuid) => Promise<SignedIn | "left" | null>

export interface Authentication {
  readonly sessions: SessionSigner
  readonly accountOf: GetAccount
  /** Whether cookies are for HTTPS only. */
  readonly isSecure: boolean
  /** UTC milliseconds, from the database clock. */
  readonly now: number
  /** Called when the session of a returning guest is signed again. */
  readonly onReturn?: ((webUserGuid: WebUserGuid) => void) | undefined
}

/** Sessions older than this are signed again, so that the sessions of returning visitors do not expire. */
export const SESSION_RENEWAL_DAYS = 30
const RENEWAL_MS = SESSION_RENEWAL_DAYS * 24 * 3_600_000
/**
 * Tolerance for clock differences in milliseconds. If a session was issued further in the future than this, the clock was wrong, and the
 * session is signed again.
 */
const MAX_CLOCK_SKEW_MS = 5 * 60_000

/**
 * Determines the visitor of a request (GAP-C22, GAP-C23).
 *
 * The signed session determines the visitor, not the cookies that scripts can read. A request without a session gets a new visitor, and so
 * does the request of a customer whose session has ended. If a request has a bearer token, cookies are neither read nor set.
 */
export const authenticate = async (
  request: Request,
  { accountOf, isSecure, now, onReturn, sessions }: Authentication
): Promise<VisitorSession> => {
  const bearer = bearerToken(request)
  const cookies = parseCookieHeader(bearer === null ? request.headers.get("cookie") : null)
  const visitorId = parseId(cookies.get(VISITOR_ID_COOKIE))
  const deviceId = parseId(cookies.get(DEVICE_ID_COOKIE))
  const userAgent = request.headers.get("user-agent") ?? ""
  const isBot = isBotRequest(userAgent, visitorId ?? "")

  const legacy = readLegacySession(cookies, sessions, isSecure, now)
  const current = legacy ?? sessions.read(bearer ?? cookies.get(sessionCookieName(isSecure)) ?? "", now)
  const named = current?.account === SESSION_ENDED ? null : (current?.account ?? null)
  const found = current === null || named === null ? null : await accountOf(named, current.webUserGuid)
  const hasLeft = found === "left"
  const account = hasLeft ? null : found
  const isOver = named !== null && found === null
  const age = now - (current?.issuedAt ?? now)
  const isFresh = current !== null && legacy === null && !isOver && !hasLeft && age < RENEWAL_MS && age > -MAX_CLOCK_SKEW_MS
  const session = isFresh
    ? current
    : isOver
      ? newSession(SESSION_ENDED, now)
      : { ...((hasLeft ? null : current) ?? newSession(null, now)), issuedAt: now }

  const { webUserGuid } = session
  const visitorSession = {
    webUserGuid,
    isNew: current === null,
    account,
    hasSessionEnded: session.account === SESSION_ENDED,
    visitorId: visitorId ?? `${isBot ? "bot-" : ""}${crypto.randomUUID()}`,
    isBot,
    userAgent,
    isCollected:
      !isBot &&
      request.headers.get("sec-gpc") !== "1" &&
      !hasOptedOut(cookies.get(PRIVACY_COOKIE)) &&
      cookies.get(EXCLUDE_COOKIE) !== "true" &&
      account?.roles.includes("employee") !== true
  }
  // After a sign-in or sign-out, the browser has already received, or will receive, the cookies of the next session. This response must not
  // overwrite them.
  if (bearer !== null || hasLeft) return { ...visitorSession, cookies: [] }
  // The cookie lets scripts detect that they run in a bot. It expires when the browser closes.
  if (isBot)
    return {
      ...visitorSession,
      cookies: visitorId === null ? [`${VISITOR_ID_COOKIE}=${visitorSession.visitorId}; Path=/; SameSite=Lax`] : []
    }

  if (!isFresh && current?.webUserGuid === webUserGuid && account === null) onReturn?.(webUserGuid)
  const [signed, readable] = createSessionCookies(session, sessions, isSecure)
  const attributes = cookieAttributes(isSecure)
  // A new session also renews the lifetime of the other cookies.
  const missing: ReadonlyArray<string | false> = [
    !isFresh && signed,
    !(isFresh && cookies.get(WEB_USER_GUID_COOKIE) === webUserGuid) && readable,
    !(isFresh && visitorId !== null) && `${VISITOR_ID_COOKIE}=${visitorSession.visitorId}; ${attributes}`,
    !(isFresh && deviceId !== null) && `${DEVICE_ID_COOKIE}=${deviceId ?? crypto.randomUUID()}; ${attributes}`
  ]
  return { ...visitorSession, cookies: missing.filter((cookie) => cookie !== false) }
}

/** Creates a session for a new visitor. */
export const newSession = (account: string | null, now: number): Session => ({
  webUserGuid: WebUserGuid.make(crypto.randomUUID()),
  account,
  issuedAt: now
})

const bearerToken = (request: Request): string | null => /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null

/** Accepts UUIDs and `bot-` ids. Anything else counts as missing. */
const parseId = (text: string | undefined): string | null => (text !== undefined && /^[\w-]{1,64}$/.test(text) ? text : null)
