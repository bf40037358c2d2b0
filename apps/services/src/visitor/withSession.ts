import { parseCookieHeader } from "@camber/domain/ports"
import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { createHash } from "node:crypto"
import { withReadRouting } from "../database/readRouting.ts"
import { createClientErrorResponse } from "../http/errorResponse.ts"
import { CrossSiteRequest } from "../http/errors.ts"
import { isCrossSite } from "./isCrossSite.ts"
import { type GetAccount, authenticate, type Authentication, type VisitorSession } from "../session/authenticate.ts"
import { sessionCookieName } from "../session/createSessionCookies.ts"
import { type SessionKeys, createSessionSigner } from "../session/sessions.ts"

/**
 * Answers a request once its visitor is known. Who comes without a session is given one with the answer, and stays a stranger where
 * `makesVisitors` is false.
 */
export type SessionMiddleware = (
  request: Request,
  answer: (visit: VisitorSession) => Response | Promise<Response>,
  makesVisitors?: boolean
) => Promise<Response>

export interface SessionOptions {
  readonly sessionKeys: SessionKeys
  /** Where shoppers find the shop. Cookies are for https alone where this is https. */
  readonly publicOrigin: string
  /** Without it nobody is signed in. */
  readonly accountOf?: GetAccount
  /** Hears of guests who come back. */
  readonly onReturn?: Authentication["onReturn"]
  /** Milliseconds by which reads may be late; 0 where they are not. */
  readonly staleness?: number
  /** UTC milliseconds; by the database's clock where several processes answer. */
  readonly now?: () => number
}

/**
 * Wraps a handler in the visitor's session: refuses with 403 what another site's page sends, passes the visit on, and sets the cookies that
 * a visitor lacks. What shared caches may keep goes out as it is, with nothing of anybody; no other answer may be kept by them.
 */
export const createSessionMiddleware = ({
  accountOf = async () => null,
  now = Date.now,
  onReturn,
  publicOrigin,
  sessionKeys,
  staleness = 0
}: SessionOptions): SessionMiddleware => {
  const sessions = createSessionSigner(...sessionKeys)
  const isSecure = publicOrigin.startsWith("https:")
  return async (request, answer, makesVisitors = true) => {
    if (isCrossSite(request, publicOrigin))
      return createClientErrorResponse(new CrossSiteRequest({ message: "Requests of other sites are refused." }))
    const visit = await authenticate(request, { sessions, accountOf, isSecure, now: now(), onReturn })
    const { answer: response, hasWritten } = await withReadRouting(readsPrimary(request), async () => answer(visit))
    if (isForEverybody(response)) return response
    const wrote = hasWritten && staleness > 0 && !["GET", "HEAD"].includes(request.method)
    const cookies = wrote ? [...visit.cookies, wroteCookie(staleness, isSecure)] : visit.cookies
    return answered(response, { ...visit, cookies }, isSecure, makesVisitors || !visit.isNew)
  }
}

const isForEverybody = ({ headers }: Response): boolean =>
  /\b(?:public|s-maxage)\b/i.test(headers.get("cache-control") ?? "") && headers.getSetCookie().length === 0

/** Whoever has just written reads the primary for as long as standbys may be late: nothing of what he did is missing on his next page. */
const WROTE_COOKIE = "camber_wrote"
const wroteCookie = (staleness: number, isSecure: boolean): string =>
  `${WROTE_COOKIE}=1; Path=/; Max-Age=${Math.ceil(staleness / 1000) + 1}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`

/**
 * Set by an answer that comes before the change is made: until when it may be is not known, since statements and providers may follow each other, so it
 * lasts for a minute. It has a name of its own, so that another change that ends meanwhile does not shorten it.
 */
const WRITING_COOKIE = "camber_writing"
const LONGEST_CHANGE = 60

/** The `Set-Cookie` of such an answer; null where reads are not late. */
export const createReadAfterWriteCookie = (staleness: number, publicOrigin: string): string | null =>
  staleness === 0
    ? null
    : `${WRITING_COOKIE}=1; Path=/; Max-Age=${LONGEST_CHANGE + Math.ceil(staleness / 1000)}; SameSite=Lax; HttpOnly${publicOrigin.startsWith("https:") ? "; Secure" : ""}`

/** Who sends no cookies cannot be told from somebody who has just written. */
const readsPrimary = ({ headers }: Request): boolean => {
  const cookies = parseCookieHeader(headers.get("cookie"))
  return headers.has("authorization") || cookies.has(WROTE_COOKIE) || cookies.has(WRITING_COOKIE)
}

/** With what the visitor's browser lacks, and whose answer it is. A stranger who stays one is nobody yet. */
const answered = (response: Response, visit: VisitorSession, isSecure: boolean, isSomebody: boolean): Response => {
  const headers = new Headers(response.headers)
  addCookies(headers, isSomebody || visit.isBot ? visit.cookies : [])
  if (!/private|no-store/.test(headers.get("cache-control") ?? "")) headers.set("cache-control", "private, no-cache")
  if (isSomebody && !visit.isBot) headers.set(VISITOR_TAG_HEADER, tagOf(response, visit, isSecure))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Whoever signs in or out is another one from then on. */
const tagOf = (response: Response, { account, webUserGuid }: VisitorSession, isSecure: boolean): string => {
  if (response.headers.getSetCookie().some((cookie) => nameOf(cookie) === sessionCookieName(isSecure))) return VISITOR_CHANGED
  return createHash("sha256")
    .update(`${webUserGuid} ${account?.id ?? ""}`)
    .digest("base64url")
    .slice(0, 22)
}

/** Cookies that the answer sets itself win: whoever has just signed in or out has another session than the request had. */
const addCookies = (headers: Headers, cookies: ReadonlyArray<string>): void => {
  const present = new Set(headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) if (!present.has(nameOf(cookie))) headers.append("set-cookie", cookie)
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf("="))
