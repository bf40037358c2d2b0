import type { ShippableItem, Destination, ShippingRates } from "@camber/domain/rates"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"

const akron: Destination = { country: "US", region: "OH", postalCode: "44308" }
const box: ShippableItem = { pieces: 1, pounds: 12.5, longestInches: 12, isFreight: false, isGroundOnly: false }
const groundOnly: ShippableItem = { ...box, pounds: 4, isGroundOnly: true }
const hood: ShippableItem = { ...box, pounds: 30, longestInches: 60 }

/**
 * Tests that every adapter of the ShippingRates port must pass. `away` is an adapter whose provider does not respond; null if the adapter
 * needs no provider.
 */
export const shippingRatesContract = (
  name: string,
  make: () => Promise<{ readonly rates: ShippingRates; readonly away: ShippingRates | null }>
): void => {
  const quotes = (parcels: ReadonlyArray<ShippableItem>, place = akron) =>
    Effect.flatMap(Effect.promise(make), ({ rates }) => rates.quote({ place, parcels }))

  describe(`ShippingRates (${name})`, () => {
    it.live("SHIP-06 returns a price in whole cents for each method, standard first, or a reason why there are no offers", () =>
      Effect.gen(function* () {
        for (const parcels of [[box], [box, groundOnly], [hood, { ...box, pieces: 3 }], [{ ...box, pieces: 4000 }]])
          for (const place of [akron, { country: "ZZ", region: "", postalCode: "" }]) {
            const { offers, refusal } = yield* quotes(parcels, place)
            expect(offers.length === 0).toBe(refusal !== null)
            expect(refusal ?? "why").toMatch(/\S/)
            expect(offers.map(({ method }) => method)).toEqual(["standard", "expedited"].slice(0, offers.length))
            for (const { cents, freightCents } of offers)
              expect([cents, freightCents].every((sum) => Number.isSafeInteger(sum) && sum >= 0)).toBe(true)
          }
      })
    )

    it.live("SHIP-02 offers air shipping only for parts that may be sent by air", () =>
      Effect.gen(function* () {
        expect((yield* quotes([box])).offers.map(({ method }) => method)).toEqual(["standard", "expedited"])
        expect((yield* quotes([box, groundOnly])).offers.map(({ method }) => method)).toEqual(["standard"])
      })
    )

    it.live("SHIP-06 never costs less for more parts, costs nothing for no parts, and costs the same for the same parts", () =>
      Effect.gen(function* () {
        const cents = (parcels: ReadonlyArray<ShippableItem>) => Effect.map(quotes(parcels), ({ offers }) => offers[0]?.cents ?? -1)
        const [nothing, one, two, long] = [
          yield* cents([]),
          yield* cents([box]),
          yield* cents([{ ...box, pieces: 2 }]),
          yield* cents([{ ...box, longestInches: 60 }])
        ]
        expect(nothing).toBe(0)
        expect(one).toBeGreaterThan(0)
        expect(two >= one).toBe(true)
        expect(long >= one).toBe(true)
        expect(yield* cents([box])).toBe(one)
        expect(yield* cents([hood, box])).toBe(yield* cents([box, hood]))
      })
    )

    it.live("SHIP-07 is unavailable only if the provider does not respond", () =>
      Effect.gen(function* () {
        const { away } = yield* Effect.promise(make)
        if (away === null) return
        const failed = yield* Effect.flip(away.quote({ place: akron, parcels: [box] }))
        expect(failed._tag).toBe("RatesUnavailable")
        expect(failed.problem).toEqual(expect.stringMatching(/\S/))
      })
    )
  })
}
