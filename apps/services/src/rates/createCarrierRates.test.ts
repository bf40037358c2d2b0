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

/** Creates carrier rates of $1 per piece by ground and $2 by air. While `state.isAway` is true, they fail. */
const carriers = () => {
  const state = { isAway: false, asked: 0 }
  const rates: ShippingRates = {
    quote: ({ parcels }) =>
      Effect.suspend(() => {
        state.asked += 1
        if (state.isAway) return Effect.fail(new RatesUnavailable({ problem: "gone" }))
        const pieces = parcels.reduce((sum, item) => sum + item.pieces, 0)
        const canFly = parcels.every(({ isGroundOnly }) => !isGroundOnly)
        return Effect.succeed({
          offers: [
            { method: "standard" as const, cents: 100 * pieces, freightCents: 0 },
            ...(canFly ? [{ method: "expedited" as const, cents: 200 * pieces, freightCents: 0 }] : [])
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

/** Suppresses log lines, because the contract does not cover them. */
const silence = ({ quote }: Tax): Tax => ({ quote: (...place) => Effect.provide(quote(...place), Logger.layer([])) })
const gone = () => Effect.fail(new TaxUnavailable({ problem: "gone" }))
const sums = { goods: 10_000, shipping: 0, cores: 0, lines: [] }

describe("createCarrierRates and createTaxWithFallback", () => {
  const takeLogs = collectLogs()

  it("SHIP-07 uses parcel prices from the carriers, and freight prices and the shipping zones from the table", async () => {
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

  it("SHIP-07 uses the table while the carriers are unavailable, and asks the carriers again after 30 seconds", async () => {
    const { rates, state } = carriers()
    const carrierRates = createCarrierRates(rates, table)
    const cents = Effect.map(carrierRates.quote({ place: akron, parcels: [box] }), ({ offers }) => offers[0]?.cents)
    const quotesOverTime = Effect.gen(function* () {
      state.isAway = true
      const first = [yield* cents, yield* cents]
      state.isAway = false
      yield* TestClock.adjust("29 seconds")
      const duringCooldown = [yield* cents, state.asked]
      yield* TestClock.adjust("1 second")
      return [...first, ...duringCooldown, yield* cents, state.asked]
    })
    expect(await Effect.runPromise(quotesOverTime.pipe(Effect.provide(TestClock.layer())))).toEqual([995, 995, 995, 1, 100, 2])
    expect(takeLogs()).toEqual(["WARN RatesUnavailable: gone"])
  })

  it("TAX-06 uses the tax table while the provider is unavailable, and fails without a table", async () => {
    const tax = (...[provider, taxTable]: Parameters<typeof createTaxWithFallback>) =>
      createTaxWithFallback(provider, taxTable).quote(akron, sums)
    expect(await Effect.runPromise(tax({ quote: gone }, ohio))).toMatchObject({ cents: 575 })
    expect((await Effect.runPromise(Effect.flip(tax({ quote: gone }, null)))).problem).toBe("gone")
    expect(takeLogs()).toEqual(["WARN TaxUnavailable: gone", "WARN TaxUnavailable: gone"])
    expect(await Effect.runPromise(tax({ quote: () => Effect.succeed(NO_TAX) }, ohio))).toEqual(NO_TAX)
  })

  it("TAX-07 asks the provider for other destinations after it rejected one", async () => {
    const rejectingProvider: Tax = {
      quote: ({ postalCode }) =>
        postalCode === "99999" ? Effect.fail(new DestinationRejected({ problem: "400" })) : Effect.succeed({ ...NO_TAX, cents: 7 })
    }
    const tax = createTaxWithFallback(rejectingProvider, null)
    expect((await Effect.runPromise(Effect.flip(tax.quote({ ...akron, postalCode: "99999" }, sums))))._tag).toBe("DestinationRejected")
    expect(takeLogs()).toEqual(["WARN DestinationRejected: 400"])
    expect(await Effect.runPromise(tax.quote(akron, sums))).toMatchObject({ cents: 7 })
  })
})
