import type { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { parseCookieHeader } from "../../foundation/ports/cookieHeader.ts"
import type { ListingView } from "./model.ts"

/** The cookie that keeps how listings are shown (LOOK-03). */
export const VIEW_COOKIE = "ListingView"

/** Anything but a table is the cards that everybody begins with. */
export const parseView = (text: string | undefined): ListingView => (text === "table" ? "table" : "cards")

/** The same of a request's `Cookie` header. */
export const viewFromCookies = (header: string | null): ListingView => parseView(parseCookieHeader(header).get(VIEW_COOKIE))

/** Keeps the choice on the device; cards need no cookie. */
export const keepView = (cookies: Cookies["Service"], view: ListingView): Effect.Effect<void> =>
  view === "cards" ? cookies.remove(VIEW_COOKIE) : cookies.write(VIEW_COOKIE, view)
