import { createShippoRates } from "@camber/adapter-shippo"
import {
  createCarrierRates,
  createTableRates,
  readRates,
  readTaxRates,
  createTableTax,
  createTaxWithFallback
} from "@camber/services/rates"
import type { Settings } from "./Settings.ts"

/** Creates the shipping rates and sales tax of this shop. Rejects with `TableInvalid`. */
export const shopRates = async (settings: Settings) => {
  const { contactAddress: from, shippoApi, shippoToken, stripeApi, stripeSecretKey, taxRates } = settings
  const table = createTableRates(readRates(settings.shippingRates ?? null))
  const taxes = createTableTax(readTaxRates(taxRates ?? null))
  const asksCarriers = settings.shipping === "shippo" && shippoToken !== undefined
  const asksStripe = settings.tax === "stripe" && stripeSecretKey !== undefined
  const ownTaxes = settings.tax === "stripe" && taxRates === undefined ? null : taxes
  return {
    /** Fallback for clients that exceed the rate limit of provider requests. */
    ownRates: asksCarriers || asksStripe ? { shippingRates: table, tax: ownTaxes } : null,
    shippingRates: asksCarriers ? createCarrierRates(createShippoRates({ api: shippoApi, from, token: shippoToken }), table) : table,
    tax: asksStripe
      ? createTaxWithFallback(
          (await import("@camber/adapter-stripe")).createStripeTax({ api: stripeApi, from, secretKey: stripeSecretKey }),
          ownTaxes
        )
      : taxes
  }
}
