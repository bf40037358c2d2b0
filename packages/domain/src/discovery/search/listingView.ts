import type { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { parseCookieHeader } from "../../foundation/ports/cookieHeader.ts"
import type { ListingView } from "./model.ts"

/** Cookie for the listing layout (LOOK-03). */
export const VIEW_COOKIE = "ListingView"

/** Parses a layout. Anything but `table` is `cards`, the default. */
export const parseView = (text: string | undefined): ListingView => (text === "table" ? "table" : "cards")

/** Returns the layout from a `Cookie` header. */
export const viewFromCookies = (header: string | null): ListingView => parseView(parseCookieHeader(header).get(VIEW_COOKIE))

/** Saves the layout. The default needs no cookie. */
export const keepView = (cookies: Cookies["Service"], view: ListingView): Effect.Effect<void> =>
  view === "cards" ? cookies.remove(VIEW_COOKIE) : cookies.write(VIEW_COOKIE, view)
