import { noCarrier, noFreight, type ShippableItem, type Destination, shippingQuoteByPhone } from "@camber/domain/rates"
import { shippingRatesContract } from "@camber/testing/ports"
import { Effect, Fiber, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, describe, expect, it } from "vitest"
import { type ShippoDouble, createFakeShippo } from "../test/createFakeShippo.ts"
import { createShippoRates } from "./createShippoRates.ts"

const TOKEN = "shippo_test_of_the_tests"
const from = { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" }
const fakes: Array<ShippoDouble> = []
const open = async () => {
  const fake = await createFakeShippo(TOKEN)
  fakes.push(fake)
  return fake
}
afterEach(async () => {
  await Promise.all(fakes.splice(0).map(({ close }) => close()))
})
const createRates = ({ api }: ShippoDouble, token = TOKEN) => createShippoRates({ api, from, token: Redacted.make(token) })
const seattle: Destination = { country: "US", region: "", postalCode: "98101" }
const box: ShippableItem = { pieces: 1, pounds: 12.5, longestInches: 12, isFreight: false, isGroundOnly: false }
const rate = (token: string, amount: string, estimated_days: number | null, currency = "USD") => ({
  amount,
  currency,
  estimated_days,
  servicelevel: { token }
})

shippingRatesContract("shippo", async () => {
  const [fake, failing] = [await open(), await open()]
  failing.answer(503)
  return { rates: createRates(fake), away: createRates(failing) }
})

describe("shipping rates from Shippo", () => {
  it("SHIP-06 sends the boxes, the shop's address and the ZIP code, but not the name of the customer", async () => {
    const fake = await open()
    const quote = await Effect.runPromise(
      createRates(fake).quote({ place: seattle, parcels: [box, { ...box, pieces: 5, pounds: 9.87, longestInches: 30.2 }] })
    )
    expect(quote.offers.map(({ method }) => method)).toEqual(["standard", "expedited"])
    expect(fake.asked).toEqual([
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
    ["the cheapest service", [rate("ups_ground", "9.10", 4), rate("usps_priority", "8.005", 3)], [["standard", 801]]],
    ["no media mail", [rate("usps_media_mail", "3.10", 7), rate("ups_ground", "9.1", 4)], [["standard", 910]]],
    ["no foreign currency", [rate("ups_ground", "9", 4), rate("canada_post", "3", 4, "CAD")], [["standard", 900]]],
    [
      "the cheapest service of two days or less",
      [rate("ups_next_day_air", "44", 1), rate("ups_second_day_air", "21.5", 2), rate("ups_ground", "9", 2)],
      [
        ["standard", 900],
        ["expedited", 2_150]
      ]
    ],
    [
      "no expedited service that is already the cheapest",
      [rate("ups_second_day_air", "7", 2), rate("ups_ground", "9", 4)],
      [["standard", 700]]
    ],
    ["no expedited service without a delivery time", [rate("ups_ground", "9", 4), rate("ups_air", "21", null)], [["standard", 900]]]
  ])("SHIP-06 offers %s", async (_, rates, expected) => {
    const fake = await open()
    fake.answer({ status: "SUCCESS", rates, messages: [] })
    const { offers } = await Effect.runPromise(createRates(fake).quote({ place: seattle, parcels: [box] }))
    expect(offers.map(({ cents, method }) => [method, cents])).toEqual(expected)
  })

  it("SHIP-02 ships ground-only parts by road, and rejects the destination if no service uses the road", async () => {
    const fake = await open()
    const quote = () => Effect.runPromise(createRates(fake).quote({ place: seattle, parcels: [box, { ...box, isGroundOnly: true }] }))
    fake.answer({ status: "SUCCESS", rates: [rate("usps_priority", "5", 3), rate("fedex_home_delivery", "9", 2)], messages: [] })
    expect((await quote()).offers).toEqual([{ method: "standard", cents: 900, freightCents: 0 }])
    fake.answer({ status: "SUCCESS", rates: [rate("usps_priority", "5", 3)], messages: [] })
    expect(await quote()).toEqual({ offers: [], refusal: noCarrier })
  })

  it("SHIP-03 sends no request for freight or for too many boxes", async () => {
    const fake = await open()
    const quote = (parcel: ShippableItem) => Effect.runPromise(createRates(fake).quote({ place: seattle, parcels: [parcel] }))
    expect(await quote({ ...box, isFreight: true })).toEqual({ offers: [], refusal: noFreight })
    expect(await quote({ ...box, pounds: 30, pieces: 13 })).toEqual({ offers: [], refusal: shippingQuoteByPhone })
    expect(fake.asked).toEqual([])
  })

  it("SHIP-07 rates are rejected for the destination after an error of Shippo or a carrier, without logging the token", async () => {
    const fake = await open()
    for (const answer of [400, 422, { status: "SUCCESS", rates: [], messages: [{ source: "UPS", code: "invalid_zip", text: TOKEN }] }]) {
      fake.answer(answer)
      const refusal = JSON.stringify(await Effect.runPromise(Effect.flip(createRates(fake).quote({ place: seattle, parcels: [box] }))))
      expect(refusal).toMatch(/^(?!.*shippo_test).*"DestinationRejected"/)
    }
  })

  it("SHIP-07 rates are unavailable after a wrong token, a server error or an invalid response, without logging the token", async () => {
    const fake = await open()
    const problem = async (token = TOKEN) =>
      JSON.stringify(await Effect.runPromise(Effect.flip(createRates(fake, token).quote({ place: seattle, parcels: [box] }))))
    expect(await problem("shippo_test_wrong")).toBe('{"problem":"Shippo returned status 401","_tag":"RatesUnavailable"}')
    for (const answer of [
      500,
      429,
      {},
      { status: "SUCCESS", rates: [{ amount: "-3", currency: "USD", servicelevel: { token: "ups_ground" } }] },
      { status: "QUEUED", rates: [], messages: [] }
    ]) {
      fake.answer(answer)
      expect(await problem()).toMatch(/^(?!.*shippo_test).*"RatesUnavailable"/)
    }
    await fake.close()
    expect(await problem()).toContain("no response from Shippo")
  })

  it("SHIP-07 stops waiting after six seconds", async () => {
    const fake = await open()
    fake.answer("never")
    const waited = Effect.gen(function* () {
      const asking = yield* Effect.forkChild(Effect.flip(createRates(fake).quote({ place: seattle, parcels: [box] })))
      yield* Effect.yieldNow
      yield* TestClock.adjust("6 seconds")
      return yield* Fiber.join(asking)
    })
    expect(await Effect.runPromise(waited.pipe(Effect.provide(TestClock.layer())))).toMatchObject({
      _tag: "RatesUnavailable",
      problem: "no response from Shippo within 6000 ms"
    })
  })
})
