import type { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { parseCookieHeader } from "../../foundation/ports/httpHeaders.ts"
import type { ListingAddress, ListingView } from "./model.ts"

/** Cookie for the listing layout (LOOK-03). */
export const VIEW_COOKIE = "ListingView"

/** Parses a layout. Anything but `table` is `cards`, the default. */
export const parseView = (text: string | undefined): ListingView => (text === "table" ? "table" : "cards")

/** Returns the layout from a `Cookie` header. */
export const viewFromCookies = (header: string | null): ListingView => parseView(parseCookieHeader(header).get(VIEW_COOKIE))

/** Saves the layout. The default needs no cookie. */
export const keepView = (cookies: Cookies["Service"], view: ListingView): Effect.Effect<void> =>
  view === "cards" ? cookies.remove(VIEW_COOKIE) : cookies.write(VIEW_COOKIE, view)

/** Session cookie for showing all products in listings (GAP-C70). */
export const LISTINGS_COOKIE = "Listings"
const ALL_LISTED = "all"

/** Returns true if the cookie's value means all products. Any other value is ignored. */
export const isShowAllCookie = (text: string | undefined): boolean => text === ALL_LISTED

/** Returns true if a `Cookie` header contains this cookie with a value that means all products. */
export const hasShowAllCookie = (header: string | null): boolean => isShowAllCookie(parseCookieHeader(header).get(LISTINGS_COOKIE))

/** Applies the session's preference to a listing. A filter in the URL takes precedence. */
export const applyListingPreference = (address: ListingAddress, isShowingEverything: boolean): ListingAddress =>
  isShowingEverything && address.fits === null ? { ...address, fits: false } : address

/** Saves until the browser is closed whether listings are filtered by fit or show all products. */
export const saveListingPreference = (cookies: Cookies["Service"], isFitting: boolean): Effect.Effect<void> =>
  isFitting ? cookies.remove(LISTINGS_COOKIE) : cookies.write(LISTINGS_COOKIE, ALL_LISTED, null)
