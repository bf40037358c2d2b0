import {
  noShippingToAddress,
  type ShippableItem,
  type Destination,
  DestinationRejected,
  RatesUnavailable,
  type ShippingRates,
  type Tax,
  TaxUnavailable,
  NO_TAX
} from "@camber/domain/rates"
import { shippingRatesContract, taxContract } from "@camber/testing/ports"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { createCarrierRates } from "./createCarrierRates.ts"
import { createTableRates, readRates } from "./shippingTable.ts"
import { createTableTax, parseTaxRates } from "./taxTable.ts"
import { createTaxWithFallback } from "./createTaxWithFallback.ts"

const akron: Destination = { country: "US", region: "OH", postalCode: "44308" }
const box: ShippableItem = { pieces: 1, pounds: 12.5, longestInches: 12, isFreight: false, isGroundOnly: false }
const engine: ShippableItem = { ...box, pounds: 450, isFreight: true }
const table = createTableRates(readRates(null))
const ohio = createTableTax(parseTaxRates("t", "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,5.75,yes,no"))

/** Carriers that ask a dollar a piece by road and two by air, and can be sent away. */
const carriers = () => {
  const state = { isAway: false, asked: 0 }
  const rates: ShippingRates = {
    quote: ({ parcels }) =>
      Effect.suspend(() => {
        state.asked += 1
        if (state.isAway) return Effect.fail(new RatesUnavailable({ problem: "gone" }))
        const pieces = parcels.reduce((sum, one) => sum + one.pieces, 0)
        const flies = parcels.every(({ isGroundOnly }) => !isGroundOnly)
        return Effect.succeed({
          offers: [
            { method: "standard" as const, cents: 100 * pieces, freightCents: 0 },
            ...(flies ? [{ method: "expedited" as const, cents: 200 * pieces, freightCents: 0 }] : [])
          ],
          refusal: null
        })
      })
  }
  return { rates, state }
}

shippingRatesContract("table", async () => ({ rates: table, away: null }))
shippingRatesContract("carriers over a table", async () => ({ rates: createCarrierRates(carriers().rates, table), away: null }))
taxContract("table", async () => ({ tax: ohio, away: null }))
taxContract("provider over a table", async () => ({
  tax: createTaxWithFallback(ohio, null),
  away: silence(createTaxWithFallback({ quote: gone }, null))
}))

/** Drops the log lines, which the contract does not cover. */
const silence = ({ quote }: Tax): Tax => ({ quote: (...place) => Effect.provide(quote(...place), Logger.layer([])) })
const gone = () => Effect.fail(new TaxUnavailable({ problem: "gone" }))
const sums = { goods: 10_000, shipping: 0, cores: 0, lines: [] }

describe("shipping by carriers", () => {
  const takeLogs = collectLogs()

  it("SHIP-07 has the vans' price from them, trucks' and where the shop ships from the table", async () => {
    const { rates, state } = carriers()
    const quote = (parcels: ReadonlyArray<ShippableItem>, place = akron) =>
      Effect.runPromise(createCarrierRates(rates, table).quote({ place, parcels }))
    expect((await quote([box])).offers.map(({ cents }) => cents)).toEqual([100, 200])
    expect((await quote([box, engine])).offers).toEqual([{ method: "standard", cents: 100, freightCents: 22_900 }])
    expect(state.asked).toBe(2)
    expect((await quote([engine])).offers).toEqual([{ method: "standard", cents: 0, freightCents: 22_900 }])
    const near = createTableRates(readRates(null).filter(({ zone }) => zone === "contiguous"))
    expect(await Effect.runPromise(createCarrierRates(rates, near).quote({ place: { ...akron, country: "DE" }, parcels: [box] }))).toEqual({
      offers: [],
      refusal: noShippingToAddress
    })
    expect(state.asked).toBe(2)
  })

  it("SHIP-07 has all from the table while they are away, and asks them again half a minute later", async () => {
    const { rates, state } = carriers()
    const desk = createCarrierRates(rates, table)
    const cents = Effect.map(desk.quote({ place: akron, parcels: [box] }), ({ offers }) => offers[0]?.cents)
    const told = Effect.gen(function* () {
      state.isAway = true
      const first = [yield* cents, yield* cents]
      state.isAway = false
      yield* TestClock.adjust("29 seconds")
      const resting = [yield* cents, state.asked]
      yield* TestClock.adjust("1 second")
      return [...first, ...resting, yield* cents, state.asked]
    })
    expect(await Effect.runPromise(told.pipe(Effect.provide(TestClock.layer())))).toEqual([995, 995, 995, 1, 100, 2])
    expect(takeLogs()).toEqual(["WARN RatesAway: gone"])
  })

  it("TAX-06 tax is the table's while its provider is away, and unknown without a table", async () => {
    const tax = (...[provider, own]: Parameters<typeof createTaxWithFallback>) => createTaxWithFallback(provider, own).quote(akron, sums)
    expect(await Effect.runPromise(tax({ quote: gone }, ohio))).toMatchObject({ cents: 575 })
    expect((await Effect.runPromise(Effect.flip(tax({ quote: gone }, null)))).problem).toBe("gone")
    expect(takeLogs()).toEqual(["WARN TaxAway: gone", "WARN TaxAway: gone"])
    expect(await Effect.runPromise(tax({ quote: () => Effect.succeed(NO_TAX) }, ohio))).toEqual(NO_TAX)
  })

  it("TAX-07 a place that the provider refuses is refused alone: the next one is asked at once", async () => {
    const refuses: Tax = {
      quote: ({ postalCode }) =>
        postalCode === "99999" ? Effect.fail(new DestinationRejected({ problem: "400" })) : Effect.succeed({ ...NO_TAX, cents: 7 })
    }
    const tax = createTaxWithFallback(refuses, null)
    expect((await Effect.runPromise(Effect.flip(tax.quote({ ...akron, postalCode: "99999" }, sums))))._tag).toBe("PlaceRefused")
    expect(takeLogs()).toEqual(["WARN PlaceRefused: 400"])
    expect(await Effect.runPromise(tax.quote(akron, sums))).toMatchObject({ cents: 7 })
  })
})
