import { Schema } from "effect"
import { Audience } from "../../foundation/flags/model.ts"

const text = Schema.NullOr(Schema.String)

/** UTC milliseconds, on the wire too. */
export const Instant = Schema.Int.annotate({})

/** Type of a banner (BAN-02). */
export const BannerType = Schema.Literals(["placeholder", "promotion", "maintenance"])
export type BannerType = typeof BannerType.Type

/** A site-wide banner (BAN-01). Missing values are null; a null date sets no limit. */
export const Banner = Schema.Struct({
  id: Schema.Int,
  title: text,
  description: text,
  /** Replaces the title on small screens (BAN-05). */
  mobileTitle: text,
  promoCode: text,
  /** Opens in a modal (BAN-08). */
  promoCodeDescription: text,
  /** The banner is shown from this time on. */
  startDate: Schema.NullOr(Instant),
  /** Last time at which the banner is shown. */
  endDate: Schema.NullOr(Instant),
  url: text,
  linkText: text,
  bannerType: Schema.Struct({ id: Schema.Int, name: BannerType }),
  /** The banner is only shown to visitors of this audience. Null for everyone (VIS-10). */
  audience: Schema.NullOr(Audience)
})
export interface Banner extends Schema.Struct.Type<typeof Banner.fields> {}

/** A dismissed banner with its time in UTC milliseconds. */
export const DismissedBanner = Schema.Struct({ id: Schema.Int, dismissedAt: Schema.Int })
export interface DismissedBanner extends Schema.Struct.Type<typeof DismissedBanner.fields> {}
