import { requestCookies } from "@camber/adapter-http"
import { Cookies } from "@camber/domain/ports"
import { saveListingPreference, parseListing } from "@camber/domain/search"
import { Effect } from "effect"

/**
 * What a press of a listing's switch keeps where it loads a page, as `Set-Cookie` headers: who comes to a listing from the same one has pressed the
 * switch, or goes on as it stands. A link from elsewhere, such as a shared one, keeps nothing.
 */
export const createListingPreferenceCookies = (request: Request, url: URL, publicOrigin: string): ReadonlyArray<string> => {
  const wish = url.searchParams.has("fits") ? (parseListing(url.pathname, url.searchParams)?.fits ?? null) : null
  if (wish === null || !isFromSamePage(request.headers.get("referer"), url, publicOrigin)) return []
  const { layer, setCookies } = requestCookies(request.headers.get("cookie"), publicOrigin.startsWith("https:"))
  Effect.runSync(Cookies.use((cookies) => saveListingPreference(cookies, wish)).pipe(Effect.provide(layer)))
  return setCookies()
}

const isFromSamePage = (referrer: string | null, { origin, pathname }: URL, publicOrigin: string): boolean => {
  const from = referrer === null ? null : URL.parse(referrer)
  return from !== null && [origin, publicOrigin].includes(from.origin) && from.pathname === pathname
}
