import { isFresh } from "../../foundation/ports/lifetime.ts"
import type { Banner, DismissedBanner } from "./model.ts"

/** Under which a browser keeps the banners that it has dismissed. */
export const DISMISSED_BANNERS = "DismissedBanners"

/** Minutes for which a dismissed banner stays away (BAN-07). */
export const DISMISSED_MINUTES = 43_800

const isBlank = (text: string | null): boolean => (text ?? "").trim() === ""

/** BAN-04, GAP-C83 */
export const hasText = ({ description, title }: Pick<Banner, "description" | "title">): boolean => !(isBlank(title) && isBlank(description))

/** Between its dates, both included (GAP-60). */
export const isCurrent = ({ endDate, startDate }: Pick<Banner, "endDate" | "startDate">, now: number): boolean =>
  (startDate ?? now) <= now && now <= (endDate ?? now)

/** BAN-07 */
export const isDismissed = (dismissed: ReadonlyArray<DismissedBanner>, id: number, now: number): boolean =>
  dismissed.some((dismissal) => dismissal.id === id && isFresh(dismissal.dismissedAt, DISMISSED_MINUTES, now))

/** The dismissed banners after one more, without those whose time is over. Doing it again begins the banner's time anew. */
export const addDismissed = (dismissed: ReadonlyArray<DismissedBanner>, id: number, now: number): ReadonlyArray<DismissedBanner> => [
  ...dismissed.filter((dismissal) => dismissal.id !== id && isDismissed([dismissal], dismissal.id, now)),
  { id, dismissedAt: now }
]

/** What to show, in the order sent: says something, is current, was not dismissed (BAN-04, BAN-07, GAP-60). */
export const getVisibleBanners = (
  banners: ReadonlyArray<Banner>,
  dismissed: ReadonlyArray<DismissedBanner>,
  now: number
): ReadonlyArray<Banner> => banners.filter((banner) => hasText(banner) && isCurrent(banner, now) && !isDismissed(dismissed, banner.id, now))

/** Those that are meant for a visitor of these audiences, beside what is for everybody (VIS-10). */
export const filterByAudience = (banners: ReadonlyArray<Banner>, audiences: ReadonlyArray<string>): ReadonlyArray<Banner> =>
  banners.filter(({ audience }) => audience === null || audiences.includes(audience))

/** BAN-05 */
export const getBannerTitle = ({ mobileTitle, title }: Pick<Banner, "mobileTitle" | "title">, isMobile: boolean): string | null =>
  isMobile && !isBlank(mobileTitle) ? mobileTitle : title

/** What a click on a banner does. */
export type BannerClick =
  | { readonly _tag: "Describe"; readonly promoCode: string | null; readonly description: string }
  | { readonly _tag: "Go"; readonly href: string }
  | { readonly _tag: "Nothing" }

/** Promotions alone are clickable: they tell of their code (BAN-08), or else lead to their page (BAN-09, GAP-60). */
export const getBannerClick = ({ bannerType, promoCode, promoCodeDescription, url }: Banner): BannerClick => {
  if (bannerType.name !== "promotion") return { _tag: "Nothing" }
  if (promoCodeDescription !== null && !isBlank(promoCodeDescription))
    return { _tag: "Describe", promoCode, description: promoCodeDescription }
  return url === null || isBlank(url) ? { _tag: "Nothing" } : { _tag: "Go", href: url }
}

/** Written when the toast shows, so that no second one comes while it lives (BAN-18, CONST-03). */
export const FREE_SHIPPING_COOKIE = "FreeShippingToast"
export const FREE_SHIPPING_DAYS = 1

/**
 * Whether the toast of free shipping shows on this page load: once, where the shop has such an offer (GAP-08). `threshold` is the setting,
 * in integer cents.
 */
export const shouldShowFreeShippingToast = (threshold: number | null, cookie: string | undefined): threshold is number =>
  threshold !== null && cookie === undefined
