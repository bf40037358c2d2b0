import { createShippoRates } from "@camber/adapter-shippo"
import {
  createCarrierRates,
  createTableRates,
  readRates,
  readTaxRates,
  createTableTax,
  createTaxWithFallback
} from "@camber/services/rates"
import type { SessionKeys } from "@camber/services"
import { invoicePayments, type PaymentSettings, createTestPayments } from "@camber/services/payments"
import { Redacted } from "effect"
import { createHmac } from "node:crypto"
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

/**
 * Creates the payment settings of this shop.
 *
 * The key of test payments is derived from the session key, so that all processes of a database share it. A provider's
 * adapter and library load only if used.
 */
export const shopPayments = async (settings: Settings, [sessionKey]: SessionKeys): Promise<PaymentSettings> => {
  const { payment, publicOrigin, stripeApi: api, stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = settings
  if (payment === "stripe" && secretKey !== undefined && webhookSecret !== undefined) {
    const { createStripePayments } = await import("@camber/adapter-stripe")
    return { provider: createStripePayments({ api, publicOrigin, secretKey, webhookSecret }), testKey: null }
  }
  if (payment !== "test") return { provider: invoicePayments, testKey: null }
  const key = Redacted.make<Uint8Array>(createHmac("sha256", Redacted.value(sessionKey)).update("test payments").digest())
  return { provider: createTestPayments({ key, publicOrigin }), testKey: key }
}
