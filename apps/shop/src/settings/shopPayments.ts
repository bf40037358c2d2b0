import type { SessionKeys } from "@camber/services"
import { invoicePayments, type PaymentSettings, createTestPayments } from "@camber/services/payments"
import { Redacted } from "effect"
import { createHmac } from "node:crypto"
import type { Settings } from "./Settings.ts"

/**
 * How this shop is paid. The test payments are sealed with a key that comes from the session key, so every process over one database has the
 * same one, and it is made at the first start where nothing is set. A provider's own library comes with its adapter, for who is paid by it.
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
