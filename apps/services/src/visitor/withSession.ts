import { parseCookieHeader } from "@camber/domain/ports"
import { VISITOR_CHANGED, VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { createHash } from "node:crypto"
import { productActivities, promotionPreviews } from "@camber/domain/catalog"
import { recordImpressions } from "@camber/domain/flags"
import { shippingEstimates } from "@camber/domain/location"
import { documents } from "@camber/domain/registry/graphql"
import { ownReview } from "@camber/domain/reviews"
import { COLLECTOR_PATH } from "@camber/domain/telemetry"
import { withReadRouting } from "../database/readRouting.ts"
import { createClientErrorResponse } from "../http/errorResponse.ts"
import { CrossSiteRequest } from "../http/errors.ts"
import { type GetAccount, authenticate, type Authentication, type VisitorSession } from "../session/authenticate.ts"
import { sessionCookieName } from "../session/createSessionCookies.ts"
import { type SessionKeys, createSessionSigner } from "../session/sessions.ts"

const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether an unsafe request comes from a page of another site and must be rejected. Browsers send `sec-fetch-site`; older browsers send
 * only the page's origin, which must be the shop's own. A client that sends neither header is not a browser.
 */
export const isCrossSite = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.includes(request.method)) return false
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const origin = request.headers.get("origin")
  // Behind a TLS proxy, only the host of the request URL is reliable.
  return origin !== null && origin !== publicOrigin && getHost(origin) !== getHost(request.url)
}

/** Returns undefined for an invalid URL, such as the origin `null` of a sandboxed page. */
const getHost = (url: string): string | undefined => URL.parse(url)?.host

/** Handles a request as its visitor. If the request has no session, creates one, unless `makesVisitors` is false. */
export type SessionMiddleware = (
  request: Request,
  answer: (visit: VisitorSession) => Response | Promise<Response>,
  makesVisitors?: boolean
) => Promise<Response>

export interface SessionOptions {
  readonly sessionKeys: SessionKeys
  /** The shop's public origin. Cookies are HTTPS-only if this is HTTPS. */
  readonly publicOrigin: string
  /** If it is absent, no visitor is signed in. */
  readonly accountOf?: GetAccount
  /** Called for returning guests. */
  readonly onReturn?: Authentication["onReturn"]
  /** Maximum replication lag of reads in milliseconds; 0 without standbys. */
  readonly staleness?: number
  /** Returns UTC milliseconds, from the database clock if several processes serve the shop. */
  readonly now?: () => number
}

/**
 * Creates the session middleware: rejects cross-site requests with 403, passes the session to the handler, and sets the missing cookies.
 * Public responses are not changed and get no personal headers. All other responses become private.
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
      return createClientErrorResponse(new CrossSiteRequest({ message: "Cross-site requests are rejected." }))
    const visit = await authenticate(request, { sessions, accountOf, isSecure, now: now(), onReturn })
    const { answer: response, hasWritten } = await withReadRouting(readsPrimary(request), async () => answer(visit))
    if (isPublic(response)) return response
    const wrote = hasWritten && staleness > 0 && !["GET", "HEAD"].includes(request.method)
    const cookies = wrote ? [...visit.cookies, createWroteCookie(staleness, isSecure)] : visit.cookies
    return finalizeResponse(response, { ...visit, cookies }, isSecure, makesVisitors || !visit.isNew)
  }
}

const isPublic = ({ headers }: Response): boolean =>
  /\b(?:public|s-maxage)\b/i.test(headers.get("cache-control") ?? "") && headers.getSetCookie().length === 0

/**
 * After a write, the visitor reads from the primary for the maximum replication lag, so that the next page shows the
 * change.
 */
const WROTE_COOKIE = "camber_wrote"
const createWroteCookie = (staleness: number, isSecure: boolean): string =>
  `${WROTE_COOKIE}=1; Path=/; Max-Age=${Math.ceil(staleness / 1000) + 1}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`

/**
 * Cookie of a response that is sent before its change is committed. A change may take several statements and provider calls, so the cookie
 * lasts a minute. It has a separate name, so that another change, which ends earlier, does not shorten its lifetime.
 */
const WRITING_COOKIE = "camber_writing"
const MAX_CHANGE_SECONDS = 60

/** Creates the `Set-Cookie` header for a response that is sent before its change is committed; null without standbys. */
export const createReadAfterWriteCookie = (staleness: number, publicOrigin: string): string | null =>
  staleness === 0
    ? null
    : `${WRITING_COOKIE}=1; Path=/; Max-Age=${MAX_CHANGE_SECONDS + Math.ceil(staleness / 1000)}; SameSite=Lax; HttpOnly${publicOrigin.startsWith("https:") ? "; Secure" : ""}`

/** Requests with a bearer token have no cookie that records a write, so any of them may follow a write and must read from the primary. */
const readsPrimary = ({ headers }: Request): boolean => {
  const cookies = parseCookieHeader(headers.get("cookie"))
  return headers.has("authorization") || cookies.has(WROTE_COOKIE) || cookies.has(WRITING_COOKIE)
}

/** Adds the missing cookies and the visitor tag. A visitor who stays anonymous gets neither. */
const finalizeResponse = (response: Response, visit: VisitorSession, isSecure: boolean, isKnown: boolean): Response => {
  const headers = new Headers(response.headers)
  addCookies(headers, isKnown || visit.isBot ? visit.cookies : [])
  if (!/private|no-store/.test(headers.get("cache-control") ?? "")) headers.set("cache-control", "private, no-cache")
  if (isKnown && !visit.isBot) headers.set(VISITOR_TAG_HEADER, createVisitorTag(response, visit, isSecure))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Creates the visitor tag. Signing in or out changes the tag. */
const createVisitorTag = (response: Response, { account, webUserGuid }: VisitorSession, isSecure: boolean): string => {
  if (response.headers.getSetCookie().some((cookie) => getCookieName(cookie) === sessionCookieName(isSecure))) return VISITOR_CHANGED
  return createHash("sha256")
    .update(`${webUserGuid} ${account?.id ?? ""}`)
    .digest("base64url")
    .slice(0, 22)
}

/**
 * Adds cookies to a response. Cookies that the handler has set take precedence, because after a sign-in or sign-out the session differs
 * from that of the request.
 */
const addCookies = (headers: Headers, cookies: ReadonlyArray<string>): void => {
  const present = new Set(headers.getSetCookie().map(getCookieName))
  for (const cookie of cookies) if (!present.has(getCookieName(cookie))) headers.append("set-cookie", cookie)
}

const getCookieName = (cookie: string): string => cookie.slice(0, cookie.indexOf("="))

/** POST paths whose changes the next page of the visitor does not show. */
const BACKGROUND_PATHS: ReadonlySet<string> = new Set([
  COLLECTOR_PATH,
  recordImpressions.path,
  productActivities.path,
  promotionPreviews.path,
  shippingEstimates.path,
  ownReview.path
])

/**
 * Whether a request may change data that the visitor's next page shows. Does not read the body. The shop's scripts name the GraphQL
 * operation in `x-operation`. Other GraphQL requests count as writes.
 */
export const canWriteForVisitor = ({ headers, method, url }: Request): boolean => {
  if (method === "GET" || method === "HEAD") return false
  const { pathname } = new URL(url)
  if (pathname.startsWith("/graphql/")) return documents.get(headers.get("x-operation") ?? "")?.startsWith("mutation") ?? true
  if (pathname.startsWith("/api/")) return !BACKGROUND_PATHS.has(pathname)
  // All other paths may receive a visitor's form.
  return !/^\/(?:hooks|mfe|pay)\//.test(pathname)
}
