import { CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE } from "@camber/domain/acquisition"
import { AUDIENCES_COOKIE } from "@camber/domain/flags"
import { HAS_PROJECTS_COOKIE } from "@camber/domain/garage"
import { COUNTRY_COOKIE, LOCATION_COOKIE } from "@camber/domain/location"
import { parseCookieHeader } from "@camber/domain/ports"
import { PROMO_CODE_COOKIE } from "@camber/domain/promotions"
import { FITMENT_COOKIE } from "@camber/domain/vehicle"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, SESSION_COOKIE, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { sessionCookieName } from "../session/createSessionCookies.ts"

/** Creates `Set-Cookie` headers that delete the request's cookies, except the session and the privacy choice. */
export const createExpiredCookies = (request: Request, isForHttps: boolean): ReadonlyArray<string> => {
  const retained = new Set([sessionCookieName(isForHttps), SESSION_COOKIE, WEB_USER_GUID_COOKIE, PRIVACY_COOKIE, EXCLUDE_COOKIE])
  return expireCookies(request, isForHttps, (name) => !retained.has(name))
}

/**
 * Creates `Set-Cookie` headers that delete personal cookies on sign-out: vehicle, location, promo code and acquisition
 * source.
 * Otherwise they would apply to the next visitor. Device settings such as the theme stay.
 */
export const createExpiredPersonalCookies = (request: Request, isForHttps: boolean): ReadonlyArray<string> =>
  expireCookies(request, isForHttps, (name) => PERSONAL_COOKIES.has(name))

const PERSONAL_COOKIES = new Set([
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

const expireCookies = (request: Request, isForHttps: boolean, isExpired: (name: string) => boolean): ReadonlyArray<string> =>
  [...parseCookieHeader(request.headers.get("cookie")).keys()]
    .filter((name) => /^\w[\w-]{0,63}$/.test(name) && isExpired(name))
    .slice(0, 50)
    .map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${isForHttps ? "; Secure" : ""}`)
