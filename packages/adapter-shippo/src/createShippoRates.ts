import {
  packItems,
  canShipByAir,
  noCarrier,
  noFreight,
  type Destination,
  DestinationRejected,
  RatesUnavailable,
  getDestinationRegion,
  type Shipment,
  type ShippingOption,
  type ShippingQuote,
  type ShippingRates,
  getPackageDimensions,
  shippingQuoteByPhone
} from "@camber/domain/rates"
import { Data, Effect, Redacted, Schema } from "effect"

export interface ShippoSettings {
  /** The account's API token: `shippo_live_...` or `shippo_test_...`. */
  readonly token: Redacted.Redacted<string>
  /** Address from which all parcels ship. */
  readonly from: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
  /** URL of Shippo; by default its public API. */
  readonly api?: URL | undefined
}

/** Timeout of a request in milliseconds. It is long, because Shippo queries each carrier. */
const TIMEOUT_MS = 6_000
/** Maximum boxes per shipment. With more, some carriers do not respond in time. */
const MAX_BOXES = 12
/** Maximum delivery days of an expedited service. */
const EXPEDITED_DAYS = 2
const VERSION = "2018-02-08"

const Rate = Schema.Struct({
  amount: Schema.String.check(Schema.isPattern(/^\d{1,7}(\.\d{1,4})?$/)),
  currency: Schema.String,
  servicelevel: Schema.Struct({ token: Schema.NullOr(Schema.String) }),
  estimated_days: Schema.optional(Schema.NullOr(Schema.Number))
})
type Rate = typeof Rate.Type

const Answer = Schema.Struct({
  status: Schema.String,
  rates: Schema.Array(Rate),
  messages: Schema.optional(Schema.NullOr(Schema.Array(Schema.Struct({ code: Schema.optional(Schema.NullOr(Schema.String)) }))))
})

const decode = Schema.decodeUnknownEffect(Answer)

/**
 * Quotes shipping with the rates of a Shippo account's carriers. The cheapest service is the standard shipping method; the cheapest service
 * by air within two days is the expedited method. Ground-only parts use only services by road. Freight gets no quote, and no label is
 * bought.
 */
export const createShippoRates = (settings: ShippoSettings): ShippingRates => ({
  quote: (shipment) => {
    if (shipment.parcels.some(({ isFreight }) => isFreight)) return refuse(noFreight)
    const boxes = packItems(shipment.parcels, MAX_BOXES)
    if (boxes.length === 0) return Effect.succeed({ offers: [{ method: "standard", cents: 0, freightCents: 0 }], refusal: null })
    if (boxes.length > MAX_BOXES) return refuse(shippingQuoteByPhone)
    const body = {
      async: false,
      address_from: { ...toAddress(settings.from), street1: settings.from.street, city: settings.from.city },
      address_to: toAddress({ ...toCountry(shipment.place), state: getDestinationRegion(shipment.place), zip: shipment.place.postalCode }),
      parcels: boxes.map((box) => {
        const [length, width, height] = getPackageDimensions(box)
        return {
          length: String(length),
          width: String(width),
          height: String(height),
          distance_unit: "in",
          weight: String(Math.max(0.1, Math.ceil(box.pounds * 10) / 10)),
          mass_unit: "lb"
        }
      })
    }
    return Effect.map(requestRates(settings, body), (rates) => toQuote(rates, shipment))
  }
})

const refuse = (refusal: string): Effect.Effect<ShippingQuote> => Effect.succeed({ offers: [], refusal })

const toCountry = ({ country }: Destination) => ({ country })

const toAddress = ({ country = "US", state, zip }: { readonly country?: string; readonly state: string; readonly zip: string }) => ({
  country,
  ...(state !== "" && { state }),
  ...(zip !== "" && { zip })
})

/** HTTP statuses of errors that do not depend on the destination: a wrong token, too many requests. */
const statusesOfAllDestinations: ReadonlySet<number> = new Set([401, 403, 429])

/** Requests the rates of a shipment in dollars. Fails with DestinationRejected if Shippo or its carriers reject the shipment. */
const requestRates = (
  { api, token }: ShippoSettings,
  body: object
): Effect.Effect<ReadonlyArray<Rate>, RatesUnavailable | DestinationRejected> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(new URL("/shipments/", api ?? "https://api.goshippo.com"), {
        method: "POST",
        signal,
        redirect: "error",
        headers: {
          authorization: `ShippoToken ${Redacted.value(token)}`,
          "content-type": "application/json",
          "shippo-api-version": VERSION
        },
        body: JSON.stringify(body)
      })
      if (!response.ok) throw new Refused({ status: response.status })
      return (await response.json()) as unknown
    },
    // Omits Shippo's own messages, because they may repeat what was sent.
    catch: (cause) => {
      if (!(cause instanceof Refused)) return new RatesUnavailable({ problem: "no response from Shippo" })
      const problem = `Shippo returned status ${cause.status}`
      return cause.status < 500 && !statusesOfAllDestinations.has(cause.status)
        ? new DestinationRejected({ problem })
        : new RatesUnavailable({ problem })
    }
  }).pipe(
    Effect.flatMap((answer) => Effect.mapError(decode(answer), () => new RatesUnavailable({ problem: "invalid response from Shippo" }))),
    Effect.timeoutOrElse({
      duration: TIMEOUT_MS,
      orElse: () => Effect.fail(new RatesUnavailable({ problem: `no response from Shippo within ${TIMEOUT_MS} ms` }))
    }),
    Effect.flatMap(({ messages, rates, status }): Effect.Effect<ReadonlyArray<Rate>, RatesUnavailable | DestinationRejected> => {
      const inDollars = rates.filter(({ currency, servicelevel }) => currency === "USD" && servicelevel.token !== MEDIA_MAIL)
      if (inDollars.length > 0) return Effect.succeed(inDollars)
      if (status !== "SUCCESS")
        return Effect.fail(new RatesUnavailable({ problem: `Shippo returned no rates and status ${status.slice(0, 80)}` }))
      const problem = messages?.[0]?.code
      return problem == null
        ? Effect.succeed([])
        : Effect.fail(new DestinationRejected({ problem: `Shippo returned no rates: ${problem.slice(0, 80)}` }))
    })
  )

class Refused extends Data.TaggedError("Refused")<{ readonly status: number }> {}

/** A service that is for books and similar media only. */
const MEDIA_MAIL = "usps_media_mail"

const toQuote = (rates: ReadonlyArray<Rate>, { parcels }: Shipment): ShippingQuote => {
  const canFly = canShipByAir(parcels)
  const standard = cheapest(canFly ? rates : rates.filter(isByRoad))
  if (standard === undefined) return { offers: [], refusal: noCarrier }
  const expedited = canFly
    ? cheapest(rates.filter((rate) => !isByRoad(rate) && (rate.estimated_days ?? Infinity) <= EXPEDITED_DAYS))
    : undefined
  return {
    offers: [
      offer("standard", standard),
      // If the expedited service is not more expensive than the standard one, only the standard method is offered.
      ...(expedited === undefined || toCents(expedited) <= toCents(standard) ? [] : [offer("expedited", expedited)])
    ],
    refusal: null
  }
}

const offer = (method: ShippingOption["method"], rate: Rate): ShippingOption => ({ method, cents: toCents(rate), freightCents: 0 })

const isByRoad = ({ servicelevel }: Rate): boolean => /_ground|_home_delivery$|_smart_post$|_surepost/.test(servicelevel.token ?? "")

const cheapest = (rates: ReadonlyArray<Rate>): Rate | undefined =>
  rates.reduce<Rate | undefined>((best, rate) => (best === undefined || toCents(rate) < toCents(best) ? rate : best), undefined)

/** Converts a rate to cents, rounded up. */
const toCents = ({ amount }: Rate): number => {
  const [dollars = "0", fraction = ""] = amount.split(".")
  const digits = fraction.padEnd(4, "0")
  return Number(dollars) * 100 + Math.ceil(Number(digits) / 100)
}
