import type { ShopSettings } from "../composition/Seed.ts"

/** The settings that screens show, fixed for the life of the page. */
export class SettingsStore {
  readonly brandName: string
  readonly contactPhone: string
  /** In integer cents; null: there is no such offer. */
  readonly freeShippingThreshold: number | null
  constructor(settings: ShopSettings) {
    this.brandName = settings.brandName
    this.contactPhone = settings.contactPhone
    this.freeShippingThreshold = settings.freeShippingThreshold
  }
}

/** When somebody answers the phone (NAV-01). */
export const staffedHours = "7am to 10pm Central, every day"
