import { CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE } from "@camber/domain/acquisition"
import { AUDIENCES_COOKIE } from "@camber/domain/flags"
import { HAS_PROJECTS_COOKIE } from "@camber/domain/garage"
import { COUNTRY_COOKIE, LOCATION_COOKIE } from "@camber/domain/location"
import { parseCookieHeader } from "@camber/domain/ports"
import { PROMO_CODE_COOKIE } from "@camber/domain/promotions"
import { FITMENT_COOKIE } from "@camber/domain/vehicle"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, SESSION_COOKIE, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { sessionCookieName } from "../session/createSessionCookies.ts"

/** `Set-Cookie` headers that end what the browser sent along; those of the session get new values, and a choice about privacy outlives it. */
export const createExpiredCookies = (request: Request, isForHttps: boolean): ReadonlyArray<string> => {
  const stays = new Set([sessionCookieName(isForHttps), SESSION_COOKIE, WEB_USER_GUID_COOKIE, PRIVACY_COOKIE, EXCLUDE_COOKIE])
  return endedWhere(request, isForHttps, (name) => !stays.has(name))
}

/**
 * The same for what tells of whoever signs out: their car, their place, their code, the mail or the click that led them here, by which
 * the next one's order would count as theirs. What is the device's own, such as its theme and the offers it has seen, stays.
 */
export const createExpiredPersonalCookies = (request: Request, isForHttps: boolean): ReadonlyArray<string> =>
  endedWhere(request, isForHttps, (name) => personal.has(name))

const personal = new Set([
  FITMENT_COOKIE,
  HAS_PROJECTS_COOKIE,
  LOCATION_COOKIE,
  COUNTRY_COOKIE,
  PROMO_CODE_COOKIE,
  AUDIENCES_COOKIE,
  CLICK_COOKIE,
  MAIL_CAMPAIGN_COOKIE,
  MAIL_TEMPLATE_COOKIE
])

const endedWhere = (request: Request, isForHttps: boolean, goes: (name: string) => boolean): ReadonlyArray<string> =>
  [...parseCookieHeader(request.headers.get("cookie")).keys()]
    .filter((name) => /^\w[\w-]{0,63}$/.test(name) && goes(name))
    .slice(0, 50)
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${isForHttps ? "; Secure" : ""}`)
