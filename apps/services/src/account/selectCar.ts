import { ACCOUNT_PAGES } from "@camber/domain/account"
import { HAS_PROJECTS_COOKIE } from "@camber/domain/garage"
import { parseCookieHeader } from "@camber/domain/ports"
import { FITMENT_COOKIE, serializeProjectCookie } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { savedProjects } from "../garage/savedProjects.ts"
import { cookieAttributes } from "../session/createSessionCookies.ts"

/** The page where the user selects one of several vehicles. */
const GARAGE = "/CustomerVehicle"

/** Vehicle cookies and next page after a sign-in. */
export interface CarChoice {
  readonly cookies: ReadonlyArray<string>
  /** The next page: the garage if the user must first select one of several vehicles. */
  readonly next: string
}

/**
 * Selects the account's only vehicle on a browser without a selection (GAR-90). With several vehicles, redirects to the garage, unless the
 * user requested another page, because every page links to the garage.
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
