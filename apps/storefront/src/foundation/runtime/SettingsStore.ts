import type { ShopPolicy, ShopSettings } from "./Seed.ts"

/** Settings for display, fixed for the lifetime of the page. */
export class SettingsStore {
  readonly publicOrigin: string
  readonly brandName: string
  readonly contactPhone: string
  /** Staffed hours of the phone line (NAV-01). */
  readonly hours: string
  readonly links: ShopSettings["links"]
  readonly menuLinks: ShopSettings["menuLinks"]
  readonly hiddenPages: ShopSettings["hiddenPages"]
  readonly logo: ShopSettings["logo"]
  /** The short code that text messages come from (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null if the shop never offers free shipping. */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
  readonly isGeolocationEnabled: boolean
  /** Features whose flag differs for this visitor, as of the page's rendering. */
  readonly flippedFeatures: ShopSettings["flippedFeatures"]
  constructor(settings: ShopSettings) {
    this.publicOrigin = settings.publicOrigin
    this.brandName = settings.brandName
    this.contactPhone = settings.contactPhone
    this.hours = settings.hours
    this.links = settings.links
    this.menuLinks = settings.menuLinks
    this.hiddenPages = settings.hiddenPages
    this.logo = settings.logo
    this.smsShortCode = settings.smsShortCode
    this.freeShippingThreshold = settings.freeShippingThreshold
    this.policy = settings.policy
    this.isGeolocationEnabled = settings.isGeolocationEnabled
    this.flippedFeatures = settings.flippedFeatures
  }
}
