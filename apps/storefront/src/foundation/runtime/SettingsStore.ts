import type { ShopSettings } from "./Seed.ts"

/** The settings that screens show, fixed for the life of the page. */
export class SettingsStore {
  readonly brandName: string
  readonly contactPhone: string
  /** The short code that text messages come from (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null: there is no such offer. */
  readonly freeShippingThreshold: number | null
  readonly isGeolocationEnabled: boolean
  constructor(settings: ShopSettings) {
    this.brandName = settings.brandName
    this.contactPhone = settings.contactPhone
    this.smsShortCode = settings.smsShortCode
    this.freeShippingThreshold = settings.freeShippingThreshold
    this.isGeolocationEnabled = settings.isGeolocationEnabled
  }
}

/** When somebody answers the phone (NAV-01). */
export const staffedHours = "7am to 10pm Central, every day"
