import { isFresh } from "../../foundation/ports/caching.ts"
import type { Banner, DismissedBanner } from "./model.ts"
import type { NewToast } from "../../customer/notifications/model.ts"

/** Storage key of dismissed banners. */
export const DISMISSED_BANNERS = "DismissedBanners"

/** Time for which a dismissed banner stays hidden (BAN-07). */
export const DISMISSED_MINUTES = 43_800

const isBlank = (text: string | null): boolean => (text ?? "").trim() === ""

/** Returns true if the banner has a title or description (BAN-04, GAP-C83). */
export const hasText = ({ description, title }: Pick<Banner, "description" | "title">): boolean => !(isBlank(title) && isBlank(description))

/** Returns true between the banner's dates, both inclusive (GAP-60). */
export const isCurrent = ({ endDate, startDate }: Pick<Banner, "endDate" | "startDate">, now: number): boolean =>
  (startDate ?? now) <= now && now <= (endDate ?? now)

/** Returns true if the banner was dismissed and its hidden time is not over (BAN-07). */
export const isDismissed = (dismissed: ReadonlyArray<DismissedBanner>, id: number, now: number): boolean =>
  dismissed.some((dismissal) => dismissal.id === id && isFresh(dismissal.dismissedAt, DISMISSED_MINUTES, now))

/** Adds a dismissed banner and drops expired dismissals. Dismissing a banner again restarts its hidden time. */
export const addDismissed = (dismissed: ReadonlyArray<DismissedBanner>, id: number, now: number): ReadonlyArray<DismissedBanner> => [
  ...dismissed.filter((dismissal) => dismissal.id !== id && isDismissed([dismissal], dismissal.id, now)),
  { id, dismissedAt: now }
]

/** Returns the banners to show, in order: with text, current and not dismissed (BAN-04, BAN-07, GAP-60). */
export const getVisibleBanners = (
  banners: ReadonlyArray<Banner>,
  dismissed: ReadonlyArray<DismissedBanner>,
  now: number
): ReadonlyArray<Banner> => banners.filter((banner) => hasText(banner) && isCurrent(banner, now) && !isDismissed(dismissed, banner.id, now))

/** Keeps the banners for everyone and for the visitor's audiences (VIS-10). */
export const filterByAudience = (banners: ReadonlyArray<Banner>, audiences: ReadonlyArray<string>): ReadonlyArray<Banner> =>
  banners.filter(({ audience }) => audience === null || audiences.includes(audience))

/** Result of a click on a banner. */
export type BannerClick =
  | { readonly _tag: "Describe"; readonly promoCode: string | null; readonly description: string }
  | { readonly _tag: "Go"; readonly href: string }
  | { readonly _tag: "Nothing" }

/**
 * Returns the result of a click. Only promotions are clickable: a click opens the description of the promo code (BAN-08) or navigates to
 * the promotion's page (BAN-09, GAP-60).
 */
export const getBannerClick = ({ bannerType, promoCode, promoCodeDescription, url }: Banner): BannerClick => {
  if (bannerType.name !== "promotion") return { _tag: "Nothing" }
  if (promoCodeDescription !== null && !isBlank(promoCodeDescription))
    return { _tag: "Describe", promoCode, description: promoCodeDescription }
  return url === null || isBlank(url) ? { _tag: "Nothing" } : { _tag: "Go", href: url }
}

/** Cookie written with the free shipping toast, so that the toast is not repeated while the cookie exists (BAN-18, CONST-03). */
export const FREE_SHIPPING_COOKIE = "FreeShippingToast"
export const FREE_SHIPPING_DAYS = 1

/**
 * Returns true if the free shipping toast is shown on this page load: once, and only if the shop has the offer (GAP-08). `threshold` is the
 * setting in integer cents.
 */
export const shouldShowFreeShippingToast = (threshold: number | null, cookie: string | undefined): threshold is number =>
  threshold !== null && cookie === undefined

/** Creates the toast of an applied promo code (BAN-16). */
export const promoCodeApplied = (code: string): NewToast => ({
  message: `${code} has been applied!`,
  intent: "positive",
  isSystemInitiated: true
})

/** Creates the toast of a rejected promo code. `why` is the services' message, which contains the code (GAP-C64). */
export const promoCodeRefused = (why: string): NewToast => ({ message: why, intent: "negative", isSystemInitiated: true })

/** Toast of a copied promo code (BAN-12). */
export const promoCodeCopied: NewToast = { message: "Promo code copied to clipboard", intent: "positive", duration: 3000 }

/** Creates the free shipping toast for orders from `cents` (BAN-17, CONST-106). */
export const freeShippingOver = (cents: number): NewToast => ({
  message: `Free Shipping over $${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`,
  duration: 10_000,
  isSystemInitiated: true
})
