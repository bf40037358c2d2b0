import type { PaymentMethod } from "@camber/domain/payment"
import type { Theme } from "@camber/domain/theme"
import type { Feature } from "@camber/domain/flags"
import type { ObservingScript } from "@camber/domain/tracking"
import type { SelectedProject } from "@camber/domain/vehicle"

export type { SelectedProject }

/** What the shop's texts say of its rules, from the settings that the rules use. */
export interface ShopPolicy {
  /** How orders are paid. */
  readonly payment: PaymentMethod
  /** After a part came: its core charge is refunded for the old one. */
  readonly coreReturnDays: number
  /** For which it is kept what shoppers do. */
  readonly eventDays: number
  readonly shipping: ShippingPolicy
  /** Who prices what goes by van. */
  readonly carriers: "table" | "shippo"
  /** Who says what places take; `none`: nobody, nothing is taken. */
  readonly taxes: "none" | "table" | "stripe"
}

/** What shipping within the contiguous states begins at, in integer cents. */
export interface ShippingPolicy {
  readonly standard: number
  /** Up to this weight; null: any. */
  readonly standardPounds: number | null
  /** null: there is no faster way. */
  readonly expedited: number | null
  /** Parts of the world that something is sent to. */
  readonly zones: ReadonlyArray<string>
}

/** Texts and limits that the shop's settings decide. */
export interface ShopSettings {
  /** Without a closing slash: `https://shop.example`. */
  readonly publicOrigin: string
  /** What the shop is called everywhere (GAP-02). */
  readonly brandName: string
  /** The one phone number of the shop (GAP-01). */
  readonly contactPhone: string
  /** The short code that text messages come from (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null: there is no such offer (GAP-08). */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
  /** The shop can look up where a visitor is, and is allowed to (GAP-19). */
  readonly isGeolocationEnabled: boolean
  /** Where scripts of others come from that watch a page, as far as the shop has them (ANL-13). */
  readonly observingScripts?: Partial<Record<ObservingScript, string>>
  /** The features that flags turn from their defaults for this visitor, so that what is off was never there. */
  readonly turned: ReadonlyArray<Feature>
}

/**
 * What the server knew when it rendered the page. Stores and use-cases both start from it, so nothing flickers when the engine arrives.
 * JSON-stable shapes only: no Option, no DateTime, no class.
 */
export interface Seed {
  readonly settings: ShopSettings
  /** Follows from the Fitment cookie; null when nothing is selected. Bots have none. */
  readonly selected: SelectedProject | null
  /** The server draws every page light, so that it can be shared; the inline script sets the chosen theme or the device's before the first paint. */
  readonly theme: Theme
  /** Of the catalogue that the page was drawn from: part of the addresses of what follows from it alone. */
  readonly catalogueVersion: string
}
