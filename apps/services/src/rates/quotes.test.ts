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

/** A desk whose providers answer when they are let, and are counted. */
const openDesk = async (own: FallbackRates | null = null) => {
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
  const desk = createQuoteService(rates, tax, own)
  return { asked, desk, letAnswer: () => Effect.runPromise(Deferred.succeed(open, undefined)) }
}

describe("quotes", () => {
  it("SHIP-08 are asked for once, however many want one at once and however its zip is spelled", async () => {
    const { asked, desk, letAnswer } = await openDesk()
    const spellings = [akron, { ...akron, region: "" }, { ...akron, postalCode: " 44308-1234" }]
    const waiting = spellings.map((place) => desk.asked("a").shipping({ place, parcels: [parcel] }))
    await letAnswer()
    const quotes = await Promise.all(waiting)
    expect(new Set(quotes).size).toBe(1)
    expect(await desk.known("a").shipping({ place: akron, parcels: [parcel] })).toBe(quotes[0])
    expect(asked).toEqual(["44308"])
    await desk.asked("a").shipping({ place: akron, parcels: [{ ...parcel, pieces: 2 }] })
    expect(asked).toHaveLength(2)
  })

  it("SHIP-08 are not waited for where something is held: it is let go of, they are asked for, and all begins anew", async () => {
    const { asked, desk, letAnswer } = await openDesk()
    await letAnswer()
    let rounds = 0
    const quote = await retryWithQuotes(async () => {
      rounds++
      return desk.known("a").shipping({ place: akron, parcels: [parcel] })
    })
    expect([rounds, asked.length, quote.offers]).toEqual([2, 1, offers])
    await expect(desk.known("a").shipping({ place: { ...akron, postalCode: "98101" }, parcels: [parcel] })).rejects.toBeInstanceOf(
      QuoteMissing
    )
  })

  it("SHIP-07 TAX-06 say so where nobody can tell, and stop after six rounds that lack one more each", async () => {
    const { desk } = await openDesk()
    expect(await desk.asked("a").shipping({ place: { ...akron, postalCode: "00000" }, parcels: [parcel] })).toMatchObject({
      offers: [],
      refusal: expect.stringContaining("cannot price the shipping")
    })
    expect(await desk.asked("a").tax({ country: "CA", region: "ON", postalCode: "K1A 0B1" }, taxable)).toEqual({
      taxed: NO_TAX,
      refusal: taxUnknown
    })
    let rounds = 0
    const endless = retryWithQuotes(async () => desk.known("a").tax(akron, { ...taxable, goods: ++rounds }))
    await expect(endless).rejects.toBeInstanceOf(QuoteMissing)
    expect(rounds).toBe(6)
  })

  it("SHIP-09 TAX-08 for a client who had too much asked the table counts, also when it orders, and all others are asked for as ever", async () => {
    const tabled = { offers: [{ method: "standard", cents: 1_295, freightCents: 0 }], refusal: null } as const
    const { asked, desk, letAnswer } = await openDesk({ shippingRates: { quote: () => Effect.succeed(tabled) }, tax: null })
    await letAnswer()
    const to = (zip: number) => ({ place: { ...akron, postalCode: String(zip) }, parcels: [parcel] })
    const tried = Array.from({ length: 2 * MAX_QUOTES_PER_HOUR }, (_, at) => to(10_000 + at))
    const quotes = await Promise.all(tried.map((shipment) => desk.asked("greedy").shipping(shipment)))
    expect(asked).toHaveLength(MAX_QUOTES_PER_HOUR)
    expect(quotes.slice(MAX_QUOTES_PER_HOUR)).toEqual(Array.from({ length: MAX_QUOTES_PER_HOUR }, () => tabled))
    expect(await desk.known("greedy").shipping(to(50_000))).toEqual(tabled)
    expect(await desk.asked("greedy").tax({ ...akron, postalCode: "50001" }, taxable)).toEqual({
      taxed: NO_TAX,
      refusal: quoteLimitMessage
    })
    // What is known costs nothing, whoever asked for it.
    expect((await desk.asked("greedy").shipping(to(10_000))).offers).toEqual(offers)
    expect((await desk.asked("other").shipping(to(50_000))).offers).toEqual(offers)
    expect((await desk.asked("greedy").shipping(to(50_000))).offers).toEqual(offers)
    expect(asked).toHaveLength(MAX_QUOTES_PER_HOUR + 1)
  })
})
