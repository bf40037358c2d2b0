import { DestinationRejected, type Destination, type ShippingRates, type Tax, TaxUnavailable, NO_TAX } from "@camber/domain/rates"
import { Deferred, Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  quoteLimitMessage,
  MAX_QUOTES_PER_HOUR,
  QuoteMissing,
  type FallbackRates,
  createQuoteService,
  taxUnknown,
  retryWithQuotes
} from "./quotes.ts"

const akron: Destination = { country: "US", region: "OH", postalCode: "44308" }
const parcel = { pieces: 1, pounds: 12, longestInches: 12, isFreight: false, isGroundOnly: false }
const taxable = { goods: 9_000, shipping: 995, cores: 0, lines: [] }
const offers = [{ method: "standard", cents: 995, freightCents: 0 }] as const

/** Creates a quote service whose providers respond only after `letAnswer` is called. Records the requested ZIP codes. */
const openQuoteService = async (fallback: FallbackRates | null = null) => {
  const asked: Array<string> = []
  const open = await Effect.runPromise(Deferred.make<void>())
  const rates: ShippingRates = {
    quote: ({ place }) =>
      Effect.suspend(() => {
        asked.push(place.postalCode)
        return place.postalCode === "00000"
          ? Effect.fail(new DestinationRejected({ problem: "no such zip" }))
          : Effect.as(Deferred.await(open), { offers, refusal: null })
      })
  }
  const tax: Tax = {
    quote: (place) => (place.country === "US" ? Effect.succeed(NO_TAX) : Effect.fail(new TaxUnavailable({ problem: "no answer" })))
  }
  const service = createQuoteService(rates, tax, fallback)
  return { asked, service, letAnswer: () => Effect.runPromise(Deferred.succeed(open, undefined)) }
}

describe("createQuoteService", () => {
  it("SHIP-08 requests equal quotes only once at the same time, regardless of the spelling of the ZIP code", async () => {
    const { asked, service, letAnswer } = await openQuoteService()
    const spellings = [akron, { ...akron, region: "" }, { ...akron, postalCode: " 44308-1234" }]
    const waiting = spellings.map((place) => service.asked("a").shipping({ place, parcels: [parcel] }))
    await letAnswer()
    const quotes = await Promise.all(waiting)
    expect(new Set(quotes).size).toBe(1)
    expect(await service.known("a").shipping({ place: akron, parcels: [parcel] })).toBe(quotes[0])
    expect(asked).toEqual(["44308"])
    await service.asked("a").shipping({ place: akron, parcels: [{ ...parcel, pieces: 2 }] })
    expect(asked).toHaveLength(2)
  })

  it("SHIP-08 requests a missing quote and then retries the action from the start", async () => {
    const { asked, service, letAnswer } = await openQuoteService()
    await letAnswer()
    let rounds = 0
    const quote = await retryWithQuotes(async () => {
      rounds++
      return service.known("a").shipping({ place: akron, parcels: [parcel] })
    })
    expect(rounds).toBe(2)
    expect(asked).toHaveLength(1)
    expect(quote.offers).toEqual(offers)
    await expect(service.known("a").shipping({ place: { ...akron, postalCode: "98101" }, parcels: [parcel] })).rejects.toBeInstanceOf(
      QuoteMissing
    )
  })

  it("SHIP-07 TAX-06 rejects the order if no quote is available, and gives up after six missing quotes", async () => {
    const { service } = await openQuoteService()
    expect(await service.asked("a").shipping({ place: { ...akron, postalCode: "00000" }, parcels: [parcel] })).toMatchObject({
      offers: [],
      refusal: expect.stringContaining("can’t calculate shipping")
    })
    expect(await service.asked("a").tax({ country: "CA", region: "ON", postalCode: "K1A 0B1" }, taxable)).toEqual({
      taxed: NO_TAX,
      refusal: taxUnknown
    })
    let rounds = 0
    const endless = retryWithQuotes(async () => service.known("a").tax(akron, { ...taxable, goods: ++rounds }))
    await expect(endless).rejects.toBeInstanceOf(QuoteMissing)
    expect(rounds).toBe(6)
  })

  it("SHIP-09 TAX-08 quotes from the table for a client that exceeds its limit, also when it orders, and from providers for other clients", async () => {
    const tableQuote = { offers: [{ method: "standard", cents: 1_295, freightCents: 0 }], refusal: null } as const
    const { asked, service, letAnswer } = await openQuoteService({ shippingRates: { quote: () => Effect.succeed(tableQuote) }, tax: null })
    await letAnswer()
    const to = (zip: number) => ({ place: { ...akron, postalCode: String(zip) }, parcels: [parcel] })
    const tried = Array.from({ length: 2 * MAX_QUOTES_PER_HOUR }, (_, at) => to(10_000 + at))
    const quotes = await Promise.all(tried.map((shipment) => service.asked("greedy").shipping(shipment)))
    expect(asked).toHaveLength(MAX_QUOTES_PER_HOUR)
    expect(quotes.slice(MAX_QUOTES_PER_HOUR)).toEqual(Array.from({ length: MAX_QUOTES_PER_HOUR }, () => tableQuote))
    expect(await service.known("greedy").shipping(to(50_000))).toEqual(tableQuote)
    expect(await service.asked("greedy").tax({ ...akron, postalCode: "50001" }, taxable)).toEqual({
      taxed: NO_TAX,
      refusal: quoteLimitMessage
    })
    // A cached quote does not count toward the limit, no matter which client requested it first.
    expect((await service.asked("greedy").shipping(to(10_000))).offers).toEqual(offers)
    expect((await service.asked("other").shipping(to(50_000))).offers).toEqual(offers)
    expect((await service.asked("greedy").shipping(to(50_000))).offers).toEqual(offers)
    expect(asked).toHaveLength(MAX_QUOTES_PER_HOUR + 1)
  })
})
