import { refusalResponse } from "../http/answerFailure.ts"
import { ForeignPage } from "../http/failures.ts"
import { isCrossSite } from "./isCrossSite.ts"
import { type AccountOf, authenticate, type Visit } from "../session/authenticate.ts"
import { type SessionKeys, sessionsSignedWith } from "../session/sessions.ts"

/** Answers a request once its visitor is known. */
export type WithSession = (request: Request, answer: (visit: Visit) => Response | Promise<Response>) => Promise<Response>

export interface SessionOptions {
  readonly sessionKeys: SessionKeys
  /** Where shoppers find the shop. Cookies are for https alone where this is https. */
  readonly publicOrigin: string
  /** Without it nobody is signed in. */
  readonly accountOf?: AccountOf
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Wraps a handler in the visitor's session: refuses with 403 what another site's page sends, passes the visit on, and sets the cookies that
 * a new visitor lacks on whatever is answered. No shared cache may store an answer with cookies.
 */
export const makeWithSession = ({
  accountOf = async () => null,
  now = Date.now,
  publicOrigin,
  sessionKeys
}: SessionOptions): WithSession => {
  const sessions = sessionsSignedWith(...sessionKeys)
  const isSecure = publicOrigin.startsWith("https:")
  return async (request, answer) => {
    if (isCrossSite(request, publicOrigin)) return refusalResponse(new ForeignPage({ message: "Requests of other sites are refused." }))
    const visit = await authenticate(request, { sessions, accountOf, isSecure, now: now() })
    const response = await answer(visit)
    return visit.cookies.length === 0 ? response : withCookies(response, visit.cookies)
  }
}

/** Cookies that the answer sets itself win: whoever has just signed in or out has another session than the request had. */
const withCookies = (response: Response, cookies: ReadonlyArray<string>): Response => {
  const headers = new Headers(response.headers)
  const present = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) if (!present.has(nameOf(cookie))) headers.append("set-cookie", cookie)
  if (!/private|no-store/.test(headers.get("cache-control") ?? "")) headers.set("cache-control", "private, no-cache")
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf("="))
