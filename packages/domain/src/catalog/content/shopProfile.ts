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

/** Default for the staffed hours (NAV-01). */
export const STANDARD_HOURS = "7am to 10pm Central, every day"

/** Largest number of warehouses, and of standard pages that the shop can hide. */
export const MAX_WAREHOUSES = 50
export const MAX_HIDDEN_PAGES = 100

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

/** A path of the shop. The path never leads to another host. */
const ShopPath = Schema.Trim.check(Schema.isPattern(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u), Schema.isMaxLength(MAX_LINK_LENGTH))

/** A link to a page of the shop. */
export const ShopLink = Schema.Struct({ label: line(MAX_LINK_LABEL_LENGTH), href: ShopPath })
export interface ShopLink extends Schema.Struct.Type<typeof ShopLink.fields> {}

/** Time zones of warehouses, by their everyday names. */
export const WAREHOUSE_ZONES = {
  Eastern: "America/New_York",
  Central: "America/Chicago",
  Mountain: "America/Denver",
  Arizona: "America/Phoenix",
  Pacific: "America/Los_Angeles",
  Alaska: "America/Anchorage",
  Hawaii: "Pacific/Honolulu"
} as const
export const WarehouseZone = Schema.Literals(["Eastern", "Central", "Mountain", "Arizona", "Pacific", "Alaska", "Hawaii"])
export type WarehouseZone = typeof WarehouseZone.Type

/** A place that parts ship from. Delivery dates depend on its ZIP code and cut-off hour. */
export const Warehouse = Schema.Struct({
  /** Number of the warehouse in the database. It stays the same when the name changes. */
  number: Schema.Int,
  name: line(MAX_SHOP_NAME_LENGTH),
  /** ZIP code of the warehouse. Null until staff enter it. Until then, deliveries are estimated for the longest distance. */
  zip: Schema.NullOr(Schema.Trim.check(Schema.isPattern(/^\d{5}$/))),
  /** Orders from this hour on, in the warehouse's time zone, ship on the next business day. */
  cutOffHour: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 24 })),
  zone: WarehouseZone
})
export interface Warehouse extends Schema.Struct.Type<typeof Warehouse.fields> {}

/** Key of an uploaded logo, which names its content and size in pixels. */
export const ShopLogo = Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}$/))

/** Returns the path of a logo. */
export const getLogoPath = (logo: string): string => `/pictures/${logo}/logo.png`

/**
 * Returns the size of a logo on a page in CSS pixels.
 *
 * @param maxHeight - A higher logo is scaled down; a lower logo keeps its size.
 */
export const getLogoSize = (logo: string, maxHeight: number): { readonly width: number; readonly height: number } => {
  const [width = 1, height = 1] = logo
    .slice(logo.indexOf("-") + 1)
    .split("x")
    .map(Number)
  const scale = Math.min(1, maxHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

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
  links: Schema.Array(ShopLink).check(Schema.isMaxLength(MAX_SHOP_LINKS)),
  /** The shop's own links in the menu, in order. */
  menuLinks: Schema.Array(ShopLink).check(Schema.isMaxLength(MAX_SHOP_LINKS)),
  /** Paths of standard pages that menus, header and footer do not show. The pages themselves stay. */
  hiddenPages: Schema.Array(ShopPath).check(Schema.isMaxLength(MAX_HIDDEN_PAGES)),
  /** Null for the standard mark with the shop's name. */
  logo: Schema.NullOr(ShopLogo)
})
export interface ShopProfile extends Schema.Struct.Type<typeof ShopProfile.fields> {}

/** Pages whose text the shop may replace with its own. */
export const PolicyName = Schema.Literals(["terms", "privacy"])
export type PolicyName = typeof PolicyName.Type

/** The shop's own text of a policy, in the format of `parsePolicyText`; null for the standard text. */
export const PolicyText = Schema.NullOr(Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(MAX_POLICY_LENGTH)))

/** The profile, the texts of the policies and the warehouses, of which the first is the main one. */
export const ShopContent = Schema.Struct({
  ...ShopProfile.fields,
  terms: PolicyText,
  privacy: PolicyText,
  warehouses: Schema.Array(Warehouse).check(Schema.isMaxLength(MAX_WAREHOUSES))
})
export interface ShopContent extends Schema.Struct.Type<typeof ShopContent.fields> {}
