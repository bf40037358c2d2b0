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
  /** The account's token, `shippo_live_...` or `shippo_test_...`. */
  readonly token: Redacted.Redacted<string>
  /** Where all parcels leave. */
  readonly from: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string }
  /** Where Shippo is; by default where it is for everybody. */
  readonly api?: URL | undefined
}

/** Milliseconds in which Shippo must have answered: it asks each carrier. */
const PATIENCE = 6_000
/** Boxes of one shipment: with more of them some carriers do not answer in time. */
const MOST_BOXES = 12
/** Days on the road up to which a service counts as expedited. */
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
 * What the carriers of a Shippo account ask for parcels. The cheapest service is standard; the cheapest that takes two days or less, and not by
 * road, is expedited. What ships by ground only goes by the services that use the road. Trucks are not asked for. No label is bought.
 */
export const createShippoRates = (settings: ShippoSettings): ShippingRates => ({
  quote: (shipment) => {
    if (shipment.parcels.some(({ isFreight }) => isFreight)) return refused(noFreight)
    const boxes = packItems(shipment.parcels, MOST_BOXES)
    if (boxes.length === 0) return Effect.succeed({ offers: [{ method: "standard", cents: 0, freightCents: 0 }], refusal: null })
    if (boxes.length > MOST_BOXES) return refused(shippingQuoteByPhone)
    const body = {
      async: false,
      address_from: { ...addressOf(settings.from), street1: settings.from.street, city: settings.from.city },
      address_to: addressOf({ ...countryOf(shipment.place), state: getDestinationRegion(shipment.place), zip: shipment.place.postalCode }),
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
    return Effect.map(asked(settings, body), (rates) => quoteOf(rates, shipment))
  }
})

const refused = (refusal: string): Effect.Effect<ShippingQuote> => Effect.succeed({ offers: [], refusal })

const countryOf = ({ country }: Destination) => ({ country })

const addressOf = ({ country = "US", state, zip }: { readonly country?: string; readonly state: string; readonly zip: string }) => ({
  country,
  ...(state !== "" && { state }),
  ...(zip !== "" && { zip })
})

/** What is the shop's own fault or Shippo's, and not what it was asked: a wrong token, too many questions. */
const ofNoPlace: ReadonlySet<number> = new Set([401, 403, 429])

/** The rates of a shipment in dollars. Refused where Shippo or its carriers have none for what was asked, and say why. */
const asked = ({ api, token }: ShippoSettings, body: object): Effect.Effect<ReadonlyArray<Rate>, RatesUnavailable | DestinationRejected> =>
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
    // Its own words are left out: they may repeat what was sent.
    catch: (cause) => {
      if (!(cause instanceof Refused)) return new RatesUnavailable({ problem: "Shippo did not answer" })
      const problem = `Shippo answered ${cause.status}`
      return cause.status < 500 && !ofNoPlace.has(cause.status) ? new DestinationRejected({ problem }) : new RatesUnavailable({ problem })
    }
  }).pipe(
    Effect.flatMap((answer) => Effect.mapError(decode(answer), () => new RatesUnavailable({ problem: "Shippo's answer cannot be read" }))),
    Effect.timeoutOrElse({
      duration: PATIENCE,
      orElse: () => Effect.fail(new RatesUnavailable({ problem: `Shippo did not answer within ${PATIENCE} ms` }))
    }),
    Effect.flatMap(({ messages, rates, status }): Effect.Effect<ReadonlyArray<Rate>, RatesUnavailable | DestinationRejected> => {
      const inDollars = rates.filter(({ currency, servicelevel }) => currency === "USD" && servicelevel.token !== MEDIA_MAIL)
      if (inDollars.length > 0) return Effect.succeed(inDollars)
      if (status !== "SUCCESS")
        return Effect.fail(new RatesUnavailable({ problem: `Shippo has no rates: the status ${status.slice(0, 80)}` }))
      const problem = messages?.[0]?.code
      return problem == null
        ? Effect.succeed([])
        : Effect.fail(new DestinationRejected({ problem: `Shippo has no rates: ${problem.slice(0, 80)}` }))
    })
  )

class Refused extends Data.TaggedError("Refused")<{ readonly status: number }> {}

/** Carries books and the like alone. */
const MEDIA_MAIL = "usps_media_mail"

const quoteOf = (rates: ReadonlyArray<Rate>, { parcels }: Shipment): ShippingQuote => {
  const flies = canShipByAir(parcels)
  const standard = cheapest(flies ? rates : rates.filter(isByRoad))
  if (standard === undefined) return { offers: [], refusal: noCarrier }
  const expedited = flies
    ? cheapest(rates.filter((rate) => !isByRoad(rate) && (rate.estimated_days ?? Infinity) <= EXPEDITED_DAYS))
    : undefined
  return {
    offers: [
      offer("standard", standard),
      // Where the fast way is the cheapest, it is what everybody gets.
      ...(expedited === undefined || centsOf(expedited) <= centsOf(standard) ? [] : [offer("expedited", expedited)])
    ],
    refusal: null
  }
}

const offer = (method: ShippingOption["method"], rate: Rate): ShippingOption => ({ method, cents: centsOf(rate), freightCents: 0 })

const isByRoad = ({ servicelevel }: Rate): boolean => /_ground|_home_delivery$|_smart_post$|_surepost/.test(servicelevel.token ?? "")

const cheapest = (rates: ReadonlyArray<Rate>): Rate | undefined =>
  rates.reduce<Rate | undefined>((best, rate) => (best === undefined || centsOf(rate) < centsOf(best) ? rate : best), undefined)

/** Part of a cent is a cent. */
const centsOf = ({ amount }: Rate): number => {
  const [dollars = "0", fraction = ""] = amount.split(".")
  const digits = fraction.padEnd(4, "0")
  return Number(dollars) * 100 + Math.ceil(Number(digits) / 100)
}
