import { Redacted } from "effect"
import Stripe from "stripe"

/** `timeout`: milliseconds until a try fails; there are two tries. */
export const createStripeClient = ({
  api,
  secretKey,
  timeout
}: {
  readonly api?: URL | undefined
  readonly secretKey: Redacted.Redacted<string>
  readonly timeout: number
}): Stripe => new Stripe(Redacted.value(secretKey), { maxNetworkRetries: 1, timeout, telemetry: false, ...(api && toHostSettings(api)) })

const toHostSettings = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  ...(port !== "" && { port })
})

/** Describes an error of Stripe for the log. Stripe's own message is omitted: it may repeat what was sent. */
export const describeStripeError = ({ code, requestId, statusCode, type }: InstanceType<typeof Stripe.errors.StripeError>): string =>
  [type, code, statusCode, requestId].filter(Boolean).join(" ")
