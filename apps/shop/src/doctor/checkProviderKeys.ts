import { Redacted } from "effect"
import type { Settings } from "../settings/index.ts"
import { isPublic } from "./checkProxy.ts"
import { type CheckResult, pass, warn } from "./CheckResult.ts"

type ProviderSettings = Pick<Settings, "payment" | "publicOrigin" | "shipping" | "shippoToken" | "stripeSecretKey" | "tax">

/** Checks that a public shop uses no test keys of Stripe or Shippo. Calls neither of them. */
export const checkProviderKeys = (settings: ProviderSettings): CheckResult => {
  const { payment, shipping, shippoToken, stripeSecretKey, tax } = settings
  const used = [
    ...(payment === "stripe" || tax === "stripe" ? [{ name: "STRIPE_SECRET_KEY", key: stripeSecretKey }] : []),
    ...(shipping === "shippo" ? [{ name: "SHIPPO_TOKEN", key: shippoToken }] : [])
  ]
  if (used.length === 0) return pass("No payment or carrier key is needed.")
  const test = used.filter(({ key }) => key !== undefined && /^[a-z]+_test_/.test(Redacted.value(key))).map(({ name }) => name)
  if (test.length === 0) return pass(`Live keys are set: ${used.map(({ name }) => name).join(", ")}.`)
  return isPublic(settings)
    ? warn(`Test keys charge nothing and buy nothing: set live keys as ${test.join(" and ")} before you sell.`)
    : pass(`Test keys are set: ${test.join(", ")}.`)
}
