import type { ShopPolicy, ShopSettings } from "./Seed.ts"

/** The settings that screens show, fixed for the life of the page. */
export class SettingsStore {
  readonly publicOrigin: string
  readonly brandName: string
  readonly contactPhone: string
  /** The short code that text messages come from (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null: there is no such offer. */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
  readonly isGeolocationEnabled: boolean
  /** The features that flags turn for this visitor, as the page was drawn. */
  readonly turned: ShopSettings["turned"]
  constructor(settings: ShopSettings) {
    this.publicOrigin = settings.publicOrigin
    this.brandName = settings.brandName
    this.contactPhone = settings.contactPhone
    this.smsShortCode = settings.smsShortCode
    this.freeShippingThreshold = settings.freeShippingThreshold
    this.policy = settings.policy
    this.isGeolocationEnabled = settings.isGeolocationEnabled
    this.turned = settings.turned
  }
}

/** When somebody answers the phone (NAV-01). */
export const staffedHours = "7am to 10pm Central, every day"
