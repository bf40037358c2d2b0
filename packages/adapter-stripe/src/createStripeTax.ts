import { CURRENCY } from "@camber/domain/payment"
import {
  isValidDestination,
  type Destination,
  DestinationRejected,
  getDestinationRegion,
  type Tax,
  TaxUnavailable,
  type Taxable,
  NO_TAX
} from "@camber/domain/rates"
import { Effect, Redacted, Schema } from "effect"
import Stripe from "stripe"

/** Creates the Stripe client. `timeout` is the timeout of each attempt in milliseconds. There are two attempts. */
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

/** Describes an error of Stripe for the log. Omits Stripe's own message, because it may repeat what was sent. */
export const describeStripeError = ({ code, requestId, statusCode, type }: InstanceType<typeof Stripe.errors.StripeError>): string =>
  [type, code, statusCode, requestId].filter(Boolean).join(" ")

export interface StripeTaxSettings {
  /** The account's secret key: `sk_...`. */
  readonly secretKey: Redacted.Redacted<string>
  /** Address from which goods ship. */
  readonly from: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
  /** URL of Stripe; by default its public API. */
  readonly api?: URL | undefined
}

/** Timeout of each attempt in milliseconds. */
const TIMEOUT_MS = 4_000
/** Maximum lines of goods in one Stripe calculation. Stripe allows one more, which is used for deposits. */
const MAX_LINES = 99
/** Reference of the line with core deposits. */
const CORES_REFERENCE = "core deposits"

const cents = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Calculation = Schema.Struct({
  tax_amount_exclusive: cents,
  shipping_cost: Schema.NullOr(Schema.Struct({ amount_tax: cents })),
  line_items: Schema.Struct({ data: Schema.Array(Schema.Struct({ reference: Schema.String, amount_tax: cents })) })
})
const decode = Schema.decodeUnknownEffect(Calculation)

/**
 * Creates the tax port for Stripe Tax. It calculates tax for the places where the account is registered. It only calculates: no return is
 * filed and no transaction is recorded.
 */
export const createStripeTax = ({ api, from, secretKey }: StripeTaxSettings): Tax => {
  const stripe = createStripeClient({ api, secretKey, timeout: TIMEOUT_MS })
  return {
    quote: (place, taxable) => {
      const { cores, goods, shipping } = taxable
      if (!isComplete(place) || goods + shipping + cores === 0) return Effect.succeed(NO_TAX)
      if (!isValidDestination(place)) return Effect.fail(new DestinationRejected({ problem: "invalid destination" }))
      return Effect.tryPromise({
        try: () => stripe.tax.calculations.create(toCalculationParams(place, taxable, from)),
        catch: toFailure
      }).pipe(
        Effect.flatMap((answer) => Effect.mapError(decode(answer), () => new TaxUnavailable({ problem: "invalid response from Stripe" }))),
        Effect.map(({ line_items, shipping_cost, tax_amount_exclusive }) => ({
          cents: tax_amount_exclusive,
          onShipping: (shipping_cost?.amount_tax ?? 0) > 0,
          onCores: line_items.data.some(({ amount_tax, reference }) => reference === CORES_REFERENCE && amount_tax > 0)
        }))
      )
    }
  }
}

/** HTTP statuses of errors that do not depend on the destination: a wrong key, a missing permission, too many requests. */
const STATUSES_OF_ALL_DESTINATIONS: ReadonlyArray<number> = [401, 403, 429]

/** Converts an error: either Stripe rejects this destination, or tax is unavailable for now. */
const toFailure = (cause: unknown): TaxUnavailable | DestinationRejected => {
  if (!(cause instanceof Stripe.errors.StripeError)) return new TaxUnavailable({ problem: "no response from Stripe" })
  const [problem, { statusCode = 0 }] = [describeStripeError(cause), cause]
  return statusCode >= 400 && statusCode < 500 && !STATUSES_OF_ALL_DESTINATIONS.includes(statusCode)
    ? new DestinationRejected({ problem })
    : new TaxUnavailable({ problem })
}

/** Whether the address is complete enough for Stripe: a zip in the US, a province or postal code in Canada. */
const isComplete = ({ country, postalCode, region }: Destination): boolean => {
  if (country === "US") return postalCode !== ""
  return country !== "" && (country !== "CA" || postalCode !== "" || region !== "")
}

const toCalculationParams = (
  place: Destination,
  { cores, goods, lines, shipping }: Taxable,
  from: StripeTaxSettings["from"]
): Stripe.Tax.CalculationCreateParams => {
  const [region, { country, postalCode }] = [getDestinationRegion(place), place]
  const sold = lines.filter((line) => line.cents > 0)
  return {
    currency: CURRENCY.toLowerCase(),
    customer_details: {
      address: { country, ...(region !== "" && { state: region }), ...(postalCode !== "" && { postal_code: postalCode }) },
      address_source: "shipping"
    },
    ship_from_details: { address: { country: "US", line1: from.street, city: from.city, state: from.state, postal_code: from.zip } },
    // Stripe returns only the first lines with its response, so only those are read.
    line_items: [
      ...(cores > 0 ? [{ amount: cores, reference: CORES_REFERENCE }] : []),
      ...(sold.length > MAX_LINES
        ? [{ amount: goods, reference: "goods" }]
        : // The index makes the reference unique, because a part may be in several lines.
          sold.map((line, index) => ({ amount: line.cents, quantity: line.quantity, reference: `${index + 1} ${line.skuVariantNumber}` }))),
      // Stripe requires at least one line, even if only shipping is charged.
      ...(sold.length === 0 && cores === 0 ? [{ amount: 0, reference: "goods" }] : [])
    ],
    ...(shipping > 0 && { shipping_cost: { amount: shipping } }),
    expand: ["line_items"]
  }
}
