import type { Destination, Tax, Taxable } from "@camber/domain/rates"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"

const taxed: Destination = { country: "US", region: "OH", postalCode: "44308" }
const untaxedPlace: Destination = { country: "US", region: "OR", postalCode: "97201" }
const nowhere: Destination = { country: "", region: "", postalCode: "" }
const sums = (goods: number, shipping = 0, cores = 0): Taxable => ({
  goods,
  shipping,
  cores,
  lines: [
    { skuVariantNumber: "CAM-1-1", quantity: 1, cents: Math.floor(goods / 3) },
    { skuVariantNumber: "CAM-2-1", quantity: 2, cents: goods - Math.floor(goods / 3) }
  ]
})

/**
 * Tests that every adapter of the Tax port must pass. `make` creates an adapter for a shop that must charge tax in Ohio, on goods and
 * shipping but not on deposits, and no tax in Oregon.
 */
export const taxContract = (name: string, make: () => Promise<{ readonly tax: Tax; readonly away: Tax | null }>): void => {
  const quotes = (place: Destination, taxable: Taxable) => Effect.flatMap(Effect.promise(make), ({ tax }) => tax.quote(place, taxable))

  describe(`Tax (${name})`, () => {
    it.live("TAX-05 returns the tax in whole cents, and states which amounts are taxed", () =>
      Effect.gen(function* () {
        for (const taxable of [sums(1), sums(99), sums(10_000), sums(10_000, 995), sums(10_000, 995, 15_000)]) {
          const { cents, onCores, onShipping } = yield* quotes(taxed, taxable)
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
          expect(onShipping || taxable.shipping === 0).toBe(true)
          expect(onCores).toBe(false)
        }
        const alone = yield* quotes(taxed, sums(10_000))
        expect(alone.cents).toBeGreaterThan(0)
        expect((yield* quotes(taxed, sums(10_000, 995))).cents).toBeGreaterThan(alone.cents)
        expect((yield* quotes(taxed, sums(10_000, 0, 15_000))).cents).toBe(alone.cents)
        expect(yield* quotes(taxed, sums(0, 995))).toMatchObject({
          cents: expect.toSatisfy((cents: number) => cents > 0),
          onShipping: true
        })
        expect(yield* quotes(taxed, sums(10_000))).toEqual(alone)
      })
    )

    it.live("TAX-05 is zero for an untaxed place, an empty cart and an unknown destination", () =>
      Effect.gen(function* () {
        expect((yield* quotes(untaxedPlace, sums(10_000, 995))).cents).toBe(0)
        expect((yield* quotes(taxed, sums(0))).cents).toBe(0)
        expect((yield* quotes(nowhere, sums(10_000))).cents).toBe(0)
      })
    )

    it.live("TAX-06 is unavailable only if the provider does not respond", () =>
      Effect.gen(function* () {
        const { away } = yield* Effect.promise(make)
        if (away === null) return
        const failed = yield* Effect.flip(away.quote(taxed, sums(10_000)))
        expect(failed._tag).toBe("TaxUnavailable")
        expect(failed.problem).toEqual(expect.stringMatching(/\S/))
      })
    )
  })
}
