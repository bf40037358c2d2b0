import { Schema } from "effect"

/** Length limits of the shop's facts and of a policy's text. */
export const MAX_SHOP_NAME_LENGTH = 60
export const MAX_SHOP_LINE_LENGTH = 100
export const MAX_POLICY_LENGTH = 20_000
/** Limits of the shop's own links in the footer. */
export const MAX_SHOP_LINKS = 12
export const MAX_LINK_LABEL_LENGTH = 40
export const MAX_LINK_LENGTH = 300

/** Longest return window in days. */
export const MAX_RETURN_DAYS = 365

/** Staffed hours of a shop that has set no others (NAV-01). */
export const STANDARD_HOURS = "7am to 10pm Central, every day"

/** One line of text without control characters. */
const line = (longest: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(longest), Schema.isPattern(/^\P{Cc}*$/u))

/** The shop's mailing address in the United States. */
export const ShopAddress = Schema.Struct({
  street: line(MAX_SHOP_LINE_LENGTH),
  city: line(MAX_SHOP_LINE_LENGTH),
  /** Two-letter code. */
  state: Schema.Trim.check(Schema.isPattern(/^[A-Z]{2}$/)),
  zip: Schema.Trim.check(Schema.isPattern(/^\d{5}(?:-\d{4})?$/))
})
export interface ShopAddress extends Schema.Struct.Type<typeof ShopAddress.fields> {}

/** A link to a page of the shop. It never leads to another host. */
export const ShopLink = Schema.Struct({
  label: line(MAX_LINK_LABEL_LENGTH),
  href: Schema.Trim.check(Schema.isPattern(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u), Schema.isMaxLength(MAX_LINK_LENGTH))
})
export interface ShopLink extends Schema.Struct.Type<typeof ShopLink.fields> {}

/** Facts of the shop that every page may show. */
export const ShopProfile = Schema.Struct({
  /** Display name of the shop (GAP-02). */
  brandName: line(MAX_SHOP_NAME_LENGTH),
  /** Phone number of the shop (GAP-01). */
  contactPhone: line(MAX_SHOP_LINE_LENGTH),
  contactAddress: ShopAddress,
  /** Staffed hours of the phone line: '7am to 10pm Central, every day' (NAV-01). */
  hours: line(MAX_SHOP_LINE_LENGTH),
  /** Days after delivery in which a part can be returned. */
  returnDays: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_RETURN_DAYS })),
  /** The shop's own links in the footer, in order. */
  links: Schema.Array(ShopLink).check(Schema.isMaxLength(MAX_SHOP_LINKS))
})
export interface ShopProfile extends Schema.Struct.Type<typeof ShopProfile.fields> {}

/** Pages whose text the shop may replace with its own. */
export const PolicyName = Schema.Literals(["terms", "privacy"])
export type PolicyName = typeof PolicyName.Type

/** The shop's own text of a policy, in the format of `parsePolicyText`; null for the standard text. */
export const PolicyText = Schema.NullOr(Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(MAX_POLICY_LENGTH)))

/** The profile and the texts of the policies. */
export const ShopContent = Schema.Struct({ ...ShopProfile.fields, terms: PolicyText, privacy: PolicyText })
export interface ShopContent extends Schema.Struct.Type<typeof ShopContent.fields> {}
