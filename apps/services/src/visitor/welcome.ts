import { errorResponse } from "../http/errorAnswer.ts"
import { isCrossSite } from "./isCrossSite.ts"
import { type AccountOf, recognise, type Visit } from "./recognise.ts"
import { type SessionKeys, sessionsSignedWith } from "./sessions.ts"

/** Answers a request of a known visitor. */
export type Welcome = (request: Request, answer: (visit: Visit) => Response | Promise<Response>) => Promise<Response>

export interface WelcomeOptions {
  readonly sessionKeys: SessionKeys
  /** Where shoppers find the shop. Cookies are for https alone where this is https. */
  readonly publicOrigin: string
  /** Without it nobody is signed in. */
  readonly accountOf?: AccountOf
  /** UTC milliseconds. */
  readonly now?: () => number
}

/**
 * Every visitor's way in: refuses with 403 what another site's page sends, tells the handler behind it who asks, and gives a new visitor
 * cookies with the answer, whatever answer it is. An answer with cookies is kept by no shared cache.
 */
export const makeWelcome = ({ accountOf = async () => null, now = Date.now, publicOrigin, sessionKeys }: WelcomeOptions): Welcome => {
  const sessions = sessionsSignedWith(...sessionKeys)
  const isSecure = publicOrigin.startsWith("https:")
  return async (request, answer) => {
    if (isCrossSite(request, publicOrigin)) return errorResponse(403, "Forbidden", "Requests of other sites are refused.")
    const visit = await recognise(request, { sessions, accountOf, isSecure, now: now() })
    const response = await answer(visit)
    return visit.cookies.length === 0 ? response : withCookies(response, visit.cookies)
  }
}

/** What the answer sets itself stands: whoever has just signed in or out is somebody else than who asked. */
const withCookies = (response: Response, cookies: ReadonlyArray<string>): Response => {
  const headers = new Headers(response.headers)
  const present = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) if (!present.has(nameOf(cookie))) headers.append("set-cookie", cookie)
  if (!/private|no-store/.test(headers.get("cache-control") ?? "")) headers.set("cache-control", "private, no-cache")
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf("="))
