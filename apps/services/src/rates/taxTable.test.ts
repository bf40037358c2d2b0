import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Destination } from "@camber/domain/rates"
import { Effect } from "effect"
import { findTaxRate, readTaxRates, createTableTax, computeTax, parseTaxRates } from "./taxTable.ts"

const head = "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores"
const table = (...rows: ReadonlyArray<string>) => parseTaxRates("taxes.csv", [head, ...rows].join("\n"))
const rates = table("US,OH,,,5.75,yes,no", "US,OH,44301,44399,6.75,yes,no", "US,,44308,44308,7.25,no,yes", "CA,,,,5,yes,no")
const place = (postalCode: string, region = "", country = "US"): Destination => ({ country, region, postalCode })
const sums = (goods: number, shipping: number, cores: number) => ({ goods, shipping, cores, lines: [] })

describe("createTableTax", () => {
  it.each([
    [place("44302", "OH"), 67_500],
    // The ZIP code determines the state, even if the address has another state or none.
    [place("44302"), 67_500],
    [place("43004-1234", "TX"), 57_500],
    [place("", "OH"), 57_500],
    [place("75001", "OH"), undefined],
    [place("K1A 0B1", "ON", "CA"), 50_000],
    [place("10115", "", "DE"), undefined]
  ])("TAX-01 uses the narrowest row for %j", (at, rate) => {
    expect(findTaxRate(rates, at)?.rate).toBe(rate)
  })

  it("TAX-01 treats a ZIP range within a state as narrower than a ZIP range of the whole country", () => {
    expect(findTaxRate(rates, place("44308"))?.rate).toBe(67_500)
    expect(findTaxRate(table("US,,44308,44308,7.25,no,yes", "US,OH,,,5.75,yes,no"), place("44308"))?.rate).toBe(72_500)
  })

  it("TAX-02 computes tax once per order, rounds half a cent up, and includes shipping and cores if the row taxes them", async () => {
    const [ohio, cores] = [table("US,OH,,,5.75,yes,no")[0]!, table("US,,,,10,no,yes")[0]!]
    expect([computeTax(ohio, sums(10_000, 995, 3_500)), computeTax(cores, sums(10_000, 995, 3_500))]).toEqual([632, 1_350])
    // 5.75% of 200 cents is 11.5 cents.
    expect(computeTax(ohio, sums(200, 0, 0))).toBe(12)
    expect(computeTax(ohio, sums(199, 0, 0))).toBe(11)
    const tax = (...[at, taxable]: Parameters<ReturnType<typeof createTableTax>["quote"]>) =>
      Effect.runPromise(createTableTax(rates).quote(at, taxable))
    expect(
      await Promise.all([
        tax(place("43004"), sums(200, 0, 0)),
        tax(place("75001"), sums(9_999, 0, 0)),
        Effect.runPromise(createTableTax([cores]).quote(place("44308"), sums(0, 0, 0)))
      ])
    ).toEqual([
      { cents: 12, onShipping: true, onCores: false },
      { cents: 0, onShipping: false, onCores: false },
      { cents: 0, onShipping: false, onCores: true }
    ])
    expect(await Effect.runPromise(createTableTax(readTaxRates(null)).quote(place("44302"), sums(9_999, 0, 0)))).toEqual({
      cents: 0,
      onShipping: false,
      onCores: false
    })
  })

  it("TAX-02 returns whole cents within half a cent of the rate, and never less for a larger order", () => {
    const cents = fc.nat(1_000_000_000)
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        cents,
        fc.nat(250_000),
        fc.boolean(),
        fc.boolean(),
        (goods, shipping, cores, more, rate, taxesShipping, taxesCores) => {
          const row = { country: "US", region: "", from: "", to: "", rate, taxesShipping, taxesCores }
          const tax = computeTax(row, sums(goods, shipping, cores))
          const taxed = goods + (taxesShipping ? shipping : 0) + (taxesCores ? cores : 0)
          expect(Number.isSafeInteger(tax)).toBe(true)
          expect(Math.abs(tax - (taxed * rate) / 1_000_000)).toBeLessThanOrEqual(0.500001)
          expect(computeTax(row, sums(goods + more, shipping, cores))).toBeGreaterThanOrEqual(tax)
        }
      )
    )
  })

  it("TAX-03 rejects a table with invalid or conflicting rows, and names their line or place", () => {
    const wrong = [
      "usa,OH,,,5,yes,no",
      "US,OH,44399,44301,5,yes,no",
      "US,OH,443,,5,yes,no",
      "US,OH,,,105,yes,no",
      "US,OH,,,,yes,no",
      "US,OH,,,5,maybe,no"
    ]
    expect(() => table(...wrong)).toThrow(
      /line 2: country[^]*line 3: zip_from[^]*line 4: zip_from[^]*line 5: rate[^]*line 6: rate is empty[^]*line 7: taxes_shipping/
    )
    expect(() => table("US,OH,44301,44399,6,no,no", "US,TX,,,8,no,no", "US,OH,44350,44410,7,no,no")).toThrow(
      /two rows apply to US OH 44399/
    )
    expect(() => table("US,OH,44301,44349,6,no,no", "US,OH,44350,44410,7,no,no")).not.toThrow()
  })
})
