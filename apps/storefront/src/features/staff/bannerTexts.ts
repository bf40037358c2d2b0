import type { BannerDraft } from "@camber/domain/staff"
import { parseAudience } from "./audienceOptions.ts"
import type { BannerTexts } from "./view/staff-banner-form/BannerForm.tsx"

/** Returns a banner's form values: an empty text for a missing value, and times to the minute as in the browser's field, in UTC. */
export const bannerTexts = ({ bannerType, ordinality, ...texts }: BannerDraft): BannerTexts => ({
  bannerType,
  ordinality: String(ordinality),
  title: texts.title ?? "",
  description: texts.description ?? "",
  mobileTitle: texts.mobileTitle ?? "",
  promoCode: texts.promoCode ?? "",
  promoCodeDescription: texts.promoCodeDescription ?? "",
  startDate: texts.startDate?.slice(0, 16) ?? "",
  endDate: texts.endDate?.slice(0, 16) ?? "",
  url: texts.url ?? "",
  linkText: texts.linkText ?? "",
  audience: texts.audience ?? ""
})

const textOrNull = (text: string): string | null => text.trim() || null
const moment = (text: string): string | null => (text === "" ? null : `${text.slice(0, 16)}:00Z`)

/** Returns the banner of form values. `id` is null for a new banner. */
export const bannerDraft = (id: number | null, texts: BannerTexts): BannerDraft => ({
  id,
  bannerType: texts.bannerType === "maintenance" || texts.bannerType === "placeholder" ? texts.bannerType : "promotion",
  ordinality: Number(texts.ordinality),
  title: textOrNull(texts.title),
  description: textOrNull(texts.description),
  mobileTitle: textOrNull(texts.mobileTitle),
  promoCode: textOrNull(texts.promoCode),
  promoCodeDescription: textOrNull(texts.promoCodeDescription),
  startDate: moment(texts.startDate),
  endDate: moment(texts.endDate),
  url: textOrNull(texts.url),
  linkText: textOrNull(texts.linkText),
  audience: parseAudience(texts.audience)
})
