import { ACCOUNT_PAGES } from "@camber/domain/account"
import { HAS_PROJECTS_COOKIE } from "@camber/domain/garage"
import { parseCookieHeader } from "@camber/domain/ports"
import { FITMENT_COOKIE, serializeProjectCookie } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { savedProjects } from "../garage/savedProjects.ts"
import { cookieAttributes } from "../session/createSessionCookies.ts"

/** Where one of several cars is selected. */
const GARAGE = "/CustomerVehicle"

/** What a sign-in does about the account's cars. */
export interface CarChoice {
  readonly cookies: ReadonlyArray<string>
  /** The page to go on to: the garage where one of several cars has to be selected first. */
  readonly next: string
}

/**
 * Selects the account's only car on a browser that has none selected (GAR-90). With several cars the browser goes on to the garage, unless it
 * was on its way to a page of the shop: there the garage is one press away.
 */
export const selectCar = async (
  database: Kysely<Tables>,
  { isForHttps, next, request, webUserGuid }: { isForHttps: boolean; next: string; request: Request; webUserGuid: WebUserGuid }
): Promise<CarChoice> => {
  if (parseCookieHeader(request.headers.get("cookie")).has(FITMENT_COOKIE)) return { cookies: [], next }
  const [first, ...others] = await savedProjects(database, webUserGuid)
  if (first === undefined) return { cookies: [], next }
  const cookie = (name: string, value: string) => `${name}=${encodeURIComponent(value)}; ${cookieAttributes(isForHttps)}`
  const hasCars = cookie(HAS_PROJECTS_COOKIE, "true")
  if (others.length > 0) return { cookies: [hasCars], next: next === "/" || next === ACCOUNT_PAGES.settings ? GARAGE : next }
  const project = { ...first.project, projectId: first.projectId }
  return { cookies: [hasCars, cookie(FITMENT_COOKIE, serializeProjectCookie(project))], next }
}
