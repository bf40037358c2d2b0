import { noCarrier, noFreight, type ShippableItem, type Destination, shippingQuoteByPhone } from "@camber/domain/rates"
import { shippingRatesContract } from "@camber/testing/ports"
import { Effect, Fiber, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, describe, expect, it } from "vitest"
import { type ShippoDouble, createFakeShippo } from "../test/createFakeShippo.ts"
import { createShippoRates } from "./createShippoRates.ts"

const TOKEN = "shippo_test_of_the_tests"
const from = { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" }
const doubles: Array<ShippoDouble> = []
const open = async () => {
  const double = await createFakeShippo(TOKEN)
  doubles.push(double)
  return double
}
afterEach(async () => {
  await Promise.all(doubles.splice(0).map(({ close }) => close()))
})
const ratesOver = ({ api }: ShippoDouble, token = TOKEN) => createShippoRates({ api, from, token: Redacted.make(token) })
const seattle: Destination = { country: "US", region: "", postalCode: "98101" }
const box: ShippableItem = { pieces: 1, pounds: 12.5, longestInches: 12, isFreight: false, isGroundOnly: false }
const rate = (token: string, amount: string, estimated_days: number | null, currency = "USD") => ({
  amount,
  currency,
  estimated_days,
  servicelevel: { token }
})

shippingRatesContract("shippo", async () => {
  const [double, failing] = [await open(), await open()]
  failing.answer(503)
  return { rates: ratesOver(double), away: ratesOver(failing) }
})

describe("shipping rates by Shippo", () => {
  it("SHIP-06 asks for boxes from the shop's address to the zip, and tells nobody who they are for", async () => {
    const double = await open()
    const quote = await Effect.runPromise(
      ratesOver(double).quote({ place: seattle, parcels: [box, { ...box, pieces: 5, pounds: 9.87, longestInches: 30.2 }] })
    )
    expect(quote.offers.map(({ method }) => method)).toEqual(["standard", "expedited"])
    expect(double.asked).toEqual([
      {
        method: "POST",
        path: "/shipments/",
        authorization: `ShippoToken ${TOKEN}`,
        version: "2018-02-08",
        shipment: {
          async: false,
          address_from: { country: "US", state: "OH", zip: "44301", street1: "100 Camber Way", city: "Akron" },
          address_to: { country: "US", state: "WA", zip: "98101" },
          parcels: [
            { length: "31", width: "14", height: "14", distance_unit: "in", weight: "42.2", mass_unit: "lb" },
            { length: "31", width: "10", height: "10", distance_unit: "in", weight: "19.8", mass_unit: "lb" }
          ]
        }
      }
    ])
  })

  it.each([
    ["the cheapest way", [rate("ups_ground", "9.10", 4), rate("usps_priority", "8.005", 3)], [["standard", 801]]],
    ["no media mail", [rate("usps_media_mail", "3.10", 7), rate("ups_ground", "9.1", 4)], [["standard", 910]]],
    ["no foreign money", [rate("ups_ground", "9", 4), rate("canada_post", "3", 4, "CAD")], [["standard", 900]]],
    [
      "the cheapest of two days or less",
      [rate("ups_next_day_air", "44", 1), rate("ups_second_day_air", "21.5", 2), rate("ups_ground", "9", 2)],
      [
        ["standard", 900],
        ["expedited", 2_150]
      ]
    ],
    ["nothing faster that is the cheapest already", [rate("ups_second_day_air", "7", 2), rate("ups_ground", "9", 4)], [["standard", 700]]],
    ["nothing faster of unknown days", [rate("ups_ground", "9", 4), rate("ups_air", "21", null)], [["standard", 900]]]
  ])("SHIP-06 offers %s", async (_, rates, expected) => {
    const double = await open()
    double.answer({ status: "SUCCESS", rates, messages: [] })
    const { offers } = await Effect.runPromise(ratesOver(double).quote({ place: seattle, parcels: [box] }))
    expect(offers.map(({ cents, method }) => [method, cents])).toEqual(expected)
  })

  it("SHIP-02 sends what ships by ground only by road, and says so where no service uses it", async () => {
    const double = await open()
    const quote = () => Effect.runPromise(ratesOver(double).quote({ place: seattle, parcels: [box, { ...box, isGroundOnly: true }] }))
    double.answer({ status: "SUCCESS", rates: [rate("usps_priority", "5", 3), rate("fedex_home_delivery", "9", 2)], messages: [] })
    expect((await quote()).offers).toEqual([{ method: "standard", cents: 900, freightCents: 0 }])
    double.answer({ status: "SUCCESS", rates: [rate("usps_priority", "5", 3)], messages: [] })
    expect(await quote()).toEqual({ offers: [], refusal: noCarrier })
  })

  it("SHIP-03 asks nobody for trucks, nor for more boxes than carriers take", async () => {
    const double = await open()
    const quote = (parcel: ShippableItem) => Effect.runPromise(ratesOver(double).quote({ place: seattle, parcels: [parcel] }))
    expect(await quote({ ...box, isFreight: true })).toEqual({ offers: [], refusal: noFreight })
    expect(await quote({ ...box, pounds: 30, pieces: 13 })).toEqual({ offers: [], refusal: shippingQuoteByPhone })
    expect(double.asked).toEqual([])
  })

  it("SHIP-07 has no answer for what Shippo or its carriers refuse, which is nobody else's, and tells no token", async () => {
    const double = await open()
    for (const answer of [400, 422, { status: "SUCCESS", rates: [], messages: [{ source: "UPS", code: "invalid_zip", text: TOKEN }] }]) {
      double.answer(answer)
      const refusal = JSON.stringify(await Effect.runPromise(Effect.flip(ratesOver(double).quote({ place: seattle, parcels: [box] }))))
      expect(refusal).toMatch(/^(?!.*shippo_test).*"PlaceRefused"/)
    }
  })

  it("SHIP-07 is away where Shippo does not know the shop, fails, or says what nobody understands, and tells no token", async () => {
    const double = await open()
    const problem = async (token = TOKEN) =>
      JSON.stringify(await Effect.runPromise(Effect.flip(ratesOver(double, token).quote({ place: seattle, parcels: [box] }))))
    expect(await problem("shippo_test_wrong")).toBe('{"problem":"Shippo answered 401","_tag":"RatesAway"}')
    for (const answer of [
      500,
      429,
      {},
      { status: "SUCCESS", rates: [{ amount: "-3", currency: "USD", servicelevel: { token: "ups_ground" } }] },
      { status: "QUEUED", rates: [], messages: [] }
    ]) {
      double.answer(answer)
      expect(await problem()).toMatch(/^(?!.*shippo_test).*"RatesAway"/)
    }
    await double.close()
    expect(await problem()).toContain("Shippo did not answer")
  })

  it("SHIP-07 waits six seconds for it and no longer", async () => {
    const double = await open()
    double.answer("never")
    const waited = Effect.gen(function* () {
      const asking = yield* Effect.forkChild(Effect.flip(ratesOver(double).quote({ place: seattle, parcels: [box] })))
      yield* Effect.yieldNow
      yield* TestClock.adjust("6 seconds")
      return yield* Fiber.join(asking)
    })
    expect(await Effect.runPromise(waited.pipe(Effect.provide(TestClock.layer())))).toMatchObject({
      _tag: "RatesAway",
      problem: "Shippo did not answer within 6000 ms"
    })
  })
})
