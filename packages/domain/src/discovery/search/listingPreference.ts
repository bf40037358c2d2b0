import type { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { parseCookieHeader } from "../../foundation/ports/cookieHeader.ts"
import type { ListingAddress } from "./model.ts"

/** Session cookie for showing all products in listings (GAP-C70). */
export const LISTINGS_COOKIE = "Listings"
const ALL_LISTED = "all"

/** Returns true if the cookie's value means all products. Any other value is ignored. */
export const isShowAllCookie = (text: string | undefined): boolean => text === ALL_LISTED

/** Returns the same for a `Cookie` header. */
export const hasShowAllCookie = (header: string | null): boolean => isShowAllCookie(parseCookieHeader(header).get(LISTINGS_COOKIE))

/** Applies the session's preference to a listing. A filter in the URL takes precedence. */
export const applyListingPreference = (address: ListingAddress, isAllKept: boolean): ListingAddress =>
  isAllKept && address.fits === null ? { ...address, fits: false } : address

/** Saves until the browser is closed whether listings are filtered by fit or show all products. */
export const saveListingPreference = (cookies: Cookies["Service"], isFitting: boolean): Effect.Effect<void> =>
  isFitting ? cookies.remove(LISTINGS_COOKIE) : cookies.write(LISTINGS_COOKIE, ALL_LISTED, null)
