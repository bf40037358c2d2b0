import { shippoRates } from "@camber/adapter-shippo"
import { stripeTax } from "@camber/adapter-stripe"
import { byCarriers, byTable, readRates, readTaxRates, taxByTable, taxOrTable } from "@camber/services/rates"
import type { Settings } from "./Settings.ts"

/** What shipping and tax cost in this shop. Throws `TableInvalid`. */
export const shopRates = (settings: Settings) => {
  const { contactAddress: from, shippoApi, shippoToken, stripeApi, stripeSecretKey, taxRates } = settings
  const table = byTable(readRates(settings.shippingRates ?? null))
  const taxes = taxByTable(readTaxRates(taxRates ?? null))
  return {
    shippingRates:
      settings.shipping === "shippo" && shippoToken !== undefined
        ? byCarriers(shippoRates({ api: shippoApi, from, token: shippoToken }), table)
        : table,
    tax:
      settings.tax === "stripe" && stripeSecretKey !== undefined
        ? taxOrTable(stripeTax({ api: stripeApi, from, secretKey: stripeSecretKey }), taxRates === undefined ? null : taxes)
        : taxes
  }
}
