import type { ShopLink } from "@camber/domain/content"
import type { PaymentMethod } from "@camber/domain/payment"
import type { Theme } from "@camber/domain/theme"
import type { Feature } from "@camber/domain/flags"
import type { ObservingScript } from "@camber/domain/tracking"
import type { SelectedProject } from "@camber/domain/vehicle"

export type { SelectedProject }

/** Shop rules as the texts show them, from the settings that the rules use. */
export interface ShopPolicy {
  /** Available payment methods. */
  readonly payment: PaymentMethod
  /** Days after delivery in which a part can be returned. */
  readonly returnDays: number
  /** Days after delivery in which the core charge is refunded for the old part. */
  readonly coreReturnDays: number
  /** Days for which the shop stores visitor activity. */
  readonly eventDays: number
  readonly shipping: ShippingPolicy
  /** The source of freight rates. */
  readonly carriers: "table" | "shippo"
  /** The source of tax rates; `none`: the shop charges no tax. */
  readonly taxes: "none" | "table" | "stripe"
}

/** Shipping rates in integer cents. `standard` is the lowest price within the contiguous states. */
export interface ShippingPolicy {
  readonly standard: number
  /** Maximum weight of the rate; null: unlimited. */
  readonly standardPounds: number | null
  /** null: the shop offers no faster method. */
  readonly expedited: number | null
  /** Countries and regions that the shop ships to. */
  readonly zones: ReadonlyArray<string>
}

/** Texts and limits from the shop's settings. */
export interface ShopSettings {
  /** Without a trailing slash: `https://shop.example`. */
  readonly publicOrigin: string
  /** Display name of the shop (GAP-02). */
  readonly brandName: string
  /** The shop's phone number (GAP-01). */
  readonly contactPhone: string
  /** Staffed hours of the phone line (NAV-01). */
  readonly hours: string
  /** The shop's own links in the footer. */
  readonly links: ReadonlyArray<ShopLink>
  /** The shop's own links in the menu. */
  readonly menuLinks: ReadonlyArray<ShopLink>
  /** Paths of standard pages without links in menus, header and footer. */
  readonly hiddenPages: ReadonlyArray<string>
  /** The shop's logo; null for the standard mark with the name. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
  /** The short code that text messages come from (GAP-03). */
  readonly smsShortCode: string
  /** In integer cents; null if the shop never offers free shipping (GAP-08). */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
  /** Whether the shop can and may look up a visitor's location (GAP-19). */
  readonly isGeolocationEnabled: boolean
  /** Sources of third-party tracking scripts, if configured (ANL-13). */
  readonly observingScripts?: Partial<Record<ObservingScript, string>>
  /** Features whose flag differs from its default for this visitor, so that the server never renders a disabled feature. */
  readonly flippedFeatures: ReadonlyArray<Feature>
}

/**
 * The server's state at render time. Stores and use cases both start from it, so that the page does not flicker when the Effect runtime
 * loads. JSON-stable shapes only: no Option, no DateTime, no class.
 */
export interface Seed {
  readonly settings: ShopSettings
  /** Derived from the Fitment cookie; null if nothing is selected. Bots have none. */
  readonly selected: SelectedProject | null
  /**
   * The server renders every page in the light theme, so that caches can share it. The inline script sets the chosen theme or the device's
   * before the first paint.
   */
  readonly theme: Theme
  /** Version of the rendered catalog: part of the URLs of data that depends on it alone. */
  readonly catalogVersion: string
}
