import type { Effect } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { parseCookieHeader } from "../../foundation/ports/cookieHeader.ts"
import type { ListingAddress } from "./model.ts"

/** The cookie that keeps for the session that listings show everything (GAP-C70). */
export const LISTINGS_COOKIE = "Listings"
const ALL_LISTED = "all"

/** Whether the cookie's text says that listings show everything; anything else says nothing. */
export const isShowAllCookie = (text: string | undefined): boolean => text === ALL_LISTED

/** The same of a request's `Cookie` header. */
export const hasShowAllCookie = (header: string | null): boolean => isShowAllCookie(parseCookieHeader(header).get(LISTINGS_COOKIE))

/** An address with what was kept for the session; what it says itself counts first. */
export const applyListingPreference = (address: ListingAddress, isAllKept: boolean): ListingAddress =>
  isAllKept && address.fits === null ? { ...address, fits: false } : address

/** Keeps until the browser is closed whether listings show what fits, where something does, or everything. */
export const saveListingPreference = (cookies: Cookies["Service"], isFitting: boolean): Effect.Effect<void> =>
  isFitting ? cookies.remove(LISTINGS_COOKIE) : cookies.write(LISTINGS_COOKIE, ALL_LISTED, null)
