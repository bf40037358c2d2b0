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
import { Effect, type Redacted, Schema } from "effect"
import Stripe from "stripe"
import { describeStripeError, createStripeClient } from "./createStripeClient.ts"

export interface StripeTaxSettings {
  /** The account's secret key, `sk_...`. */
  readonly secretKey: Redacted.Redacted<string>
  /** Where the goods leave. */
  readonly from: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
  /** Where Stripe is; by default where it is for everybody. */
  readonly api?: URL | undefined
}

/** Milliseconds in which Stripe must have answered a try. */
const PATIENCE = 4_000
/** Lines that Stripe takes in one calculation; one more is for deposits. */
const MOST_LINES = 99
/** Of the line that deposits for old parts are. */
const CORES = "core deposits"

const cents = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const Calculation = Schema.Struct({
  tax_amount_exclusive: cents,
  shipping_cost: Schema.NullOr(Schema.Struct({ amount_tax: cents })),
  line_items: Schema.Struct({ data: Schema.Array(Schema.Struct({ reference: Schema.String, amount_tax: cents })) })
})
const decode = Schema.decodeUnknownEffect(Calculation)

/**
 * Tax as Stripe Tax calculates it: of each place that the account is registered in. It is a calculation alone: nothing is filed and no
 * transaction is recorded.
 */
export const createStripeTax = ({ api, from, secretKey }: StripeTaxSettings): Tax => {
  const stripe = createStripeClient({ api, secretKey, timeout: PATIENCE })
  return {
    quote: (place, taxable) => {
      const { cores, goods, shipping } = taxable
      if (!isTold(place) || goods + shipping + cores === 0) return Effect.succeed(NO_TAX)
      if (!isValidDestination(place)) return Effect.fail(new DestinationRejected({ problem: "The place is none that Stripe is asked of" }))
      return Effect.tryPromise({
        try: () => stripe.tax.calculations.create(calculationOf(place, taxable, from)),
        catch: failureOf
      }).pipe(
        Effect.flatMap((answer) =>
          Effect.mapError(decode(answer), () => new TaxUnavailable({ problem: "Stripe's answer cannot be read" }))
        ),
        Effect.map(({ line_items, shipping_cost, tax_amount_exclusive }) => ({
          cents: tax_amount_exclusive,
          onShipping: (shipping_cost?.amount_tax ?? 0) > 0,
          onCores: line_items.data.some(({ amount_tax, reference }) => reference === CORES && amount_tax > 0)
        }))
      )
    }
  }
}

/** Statuses that say nothing of the place: a key that is wrong, an account that may not, too many requests. */
const OF_ALL_PLACES: ReadonlyArray<number> = [401, 403, 429]

/** What a try that failed says: that this place has no answer, or that none has one now. */
const failureOf = (cause: unknown): TaxUnavailable | DestinationRejected => {
  if (!(cause instanceof Stripe.errors.StripeError)) return new TaxUnavailable({ problem: "Stripe did not answer" })
  const [problem, { statusCode = 0 }] = [describeStripeError(cause), cause]
  return statusCode >= 400 && statusCode < 500 && !OF_ALL_PLACES.includes(statusCode)
    ? new DestinationRejected({ problem })
    : new TaxUnavailable({ problem })
}

/** As much of an address as Stripe needs was told: of the US a zip, of Canada a province or a code. */
const isTold = ({ country, postalCode, region }: Destination): boolean => {
  if (country === "US") return postalCode !== ""
  return country !== "" && (country !== "CA" || postalCode !== "" || region !== "")
}

const calculationOf = (
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
    // The first ones come back with the answer.
    line_items: [
      ...(cores > 0 ? [{ amount: cores, reference: CORES }] : []),
      ...(sold.length > MOST_LINES
        ? [{ amount: goods, reference: "goods" }]
        : // One part may be in several lines.
          sold.map((line, index) => ({ amount: line.cents, quantity: line.quantity, reference: `${index + 1} ${line.skuVariantNumber}` }))),
      // It calculates nothing without a line, also where shipping is all that is paid.
      ...(sold.length === 0 && cores === 0 ? [{ amount: 0, reference: "goods" }] : [])
    ],
    ...(shipping > 0 && { shipping_cost: { amount: shipping } }),
    expand: ["line_items"]
  }
}
