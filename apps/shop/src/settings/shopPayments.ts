import type { SessionKeys } from "@camber/services"
import { invoicePayments, type PaymentSettings, createTestPayments } from "@camber/services/payments"
import { Redacted } from "effect"
import { createHmac } from "node:crypto"
import type { Settings } from "./Settings.ts"

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
