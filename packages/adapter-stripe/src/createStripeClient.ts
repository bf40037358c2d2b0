import { Redacted } from "effect"
import Stripe from "stripe"

/** `timeout`: milliseconds in which Stripe must have answered a try; there are two. */
export const createStripeClient = ({
  api,
  secretKey,
  timeout
}: {
  readonly api?: URL | undefined
  readonly secretKey: Redacted.Redacted<string>
  readonly timeout: number
}): Stripe => new Stripe(Redacted.value(secretKey), { maxNetworkRetries: 1, timeout, telemetry: false, ...(api && hostOf(api)) })

const hostOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  ...(port !== "" && { port })
})

/** What Stripe says went wrong, for the log. Its own words are left out: they may repeat what was sent. */
export const describeStripeError = ({ code, requestId, statusCode, type }: InstanceType<typeof Stripe.errors.StripeError>): string =>
  [type, code, statusCode, requestId].filter(Boolean).join(" ")
