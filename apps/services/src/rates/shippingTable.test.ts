import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  freightByPhone,
  noFreight,
  noShippingToAddress,
  type ShippableItem,
  type Destination,
  shippingQuoteByPhone,
  getShippingZone
} from "@camber/domain/rates"
import { parseShippingRates, readRates, tableQuote, getShippingPrices } from "./shippingTable.ts"

const akron: Destination = { country: "US", region: "OH", postalCode: "44308" }
const place = (country: string, postalCode = "", region = ""): Destination => ({ country, region, postalCode })
const box: ShippableItem = { pieces: 1, pounds: 12.5, longestInches: 12, isFreight: false, isGroundOnly: false }
const engine: ShippableItem = { ...box, pounds: 450, isFreight: true }
const rates = readRates(null)
const quote = (parcels: ReadonlyArray<ShippableItem>, to: Destination = akron) => tableQuote(rates, { place: to, parcels })
const getPrices = (...asked: Parameters<typeof quote>) => quote(...asked).offers.map(({ cents, method }) => [method, cents])

const parcel: fc.Arbitrary<ShippableItem> = fc.record({
  pieces: fc.integer({ min: 1, max: 999 }),
  pounds: fc.double({ min: 0, max: 900, noNaN: true }),
  longestInches: fc.double({ min: 0, max: 140, noNaN: true }),
  isFreight: fc.boolean(),
  isGroundOnly: fc.boolean()
})
const anyPlace = fc.constantFrom(
  akron,
  place("US", "99501"),
  place("US", "96813"),
  place("PR", "00901"),
  place("US", "09012"),
  place("CA", "K1A 0B1"),
  place("DE")
)

describe("getShippingZone", () => {
  it.each([
    [akron, "contiguous"],
    [place("US", "99501", "AK"), "alaska"],
    // The ZIP code determines the zone, as with carriers.
    [place("US", "96813", "OH"), "hawaii"],
    [place("US", "", "HI"), "hawaii"],
    [place("US", "00801"), "territories"],
    [place("PR", "00901"), "territories"],
    [place("US", "34090"), "military"],
    [place("US", "", "AP"), "military"],
    [place("CA", "K1A 0B1", "ON"), "canada"],
    [place("DE", "10115"), "abroad"],
    [place("US"), "contiguous"],
    [place(""), "abroad"]
  ])("SHIP-01 returns the zone for %j: %s", (to, zone) => {
    expect(getShippingZone(to)).toBe(zone)
  })
})

describe("createTableRates", () => {
  it("SHIP-01 prices parcels by their total weight, plus a surcharge for each long piece", () => {
    expect(getPrices([box])).toEqual([
      ["standard", 995],
      ["expedited", 2_495]
    ])
    expect(getPrices([{ ...box, pieces: 2 }])).toEqual([
      ["standard", 1_495],
      ["expedited", 4_995]
    ])
    expect(getPrices([{ ...box, longestInches: 48, pieces: 1 }])).toEqual([
      ["standard", 2_495],
      ["expedited", 6_495]
    ])
    expect(getPrices([box], place("US", "99501"))[0]).toEqual(["standard", 2_495])
  })

  it("SHIP-02 offers no expedited shipping for ground-only items or together with freight", () => {
    expect(getPrices([{ ...box, isGroundOnly: true }])).toEqual([["standard", 995]])
    expect(quote([box, engine]).offers).toEqual([{ method: "standard", cents: 995, freightCents: 22_900 }])
    expect(quote([engine]).offers).toEqual([{ method: "standard", cents: 0, freightCents: 22_900 }])
  })

  it("SHIP-03 returns the reason why there is no price: no service to the address, freight quoted by phone, or too heavy for the table", () => {
    expect(quote([engine], place("US", "99501"))).toEqual({ offers: [], refusal: freightByPhone })
    expect(quote([engine], place("DE"))).toEqual({ offers: [], refusal: noFreight })
    expect(quote([{ ...box, pieces: 999 }])).toEqual({ offers: [], refusal: shippingQuoteByPhone })
    const small = parseShippingRates("t", "zone,method,max_pounds,dollars\ncontiguous,standard,20,5")
    expect(tableQuote(small, { place: place("DE"), parcels: [box] })).toEqual({ offers: [], refusal: noShippingToAddress })
    expect(tableQuote(small, { place: akron, parcels: [box, box] })).toEqual({ offers: [], refusal: shippingQuoteByPhone })
  })

  it("SHIP-01 rejects parcels or returns prices in whole cents, which are never lower for more items, regardless of packing", () => {
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 1, maxLength: 6 }), parcel, anyPlace, (parcels, more, to) => {
        const [before, after] = [quote(parcels, to), quote([...parcels, more], to)]
        expect(before.offers.length === 0).toBe(before.refusal !== null)
        for (const { cents, freightCents } of before.offers)
          expect([cents, freightCents].every((sum) => Number.isInteger(sum) && sum >= 0)).toBe(true)
        expect(quote(parcels.toReversed(), to)).toEqual(before)
        for (const { cents, freightCents, method } of after.offers) {
          const cheaper = before.offers.find((offer) => offer.method === method)
          expect((cheaper?.cents ?? 0) + (cheaper?.freightCents ?? 0)).toBeLessThanOrEqual(cents + freightCents)
        }
      })
    )
  })

  it("SHIP-04 rejects an invalid table with the line number of each invalid row", () => {
    const head = "zone,method,max_pounds,dollars,long_from_inches,long_dollars"
    const parse = (...rows: ReadonlyArray<string>) => {
      try {
        return parseShippingRates("rates.csv", [head, ...rows].join("\n"))
      } catch (error) {
        return String(error)
      }
    }
    const good = "contiguous,standard,20,9.95,48,15"
    expect(parse(good)).toEqual([
      { zone: "contiguous", method: "standard", maxPounds: 20, cents: 995, longFromInches: 48, longCents: 1_500 }
    ])
    const wrong = parse(
      good,
      "",
      "moon,standard,20,5",
      "alaska,standard,-3,5",
      "alaska,standard,20,5.005",
      "alaska,standard,20,call",
      "alaska,standard,20,",
      "a,b,c,d,e,f,g"
    )
    for (const line of [
      'line 4: zone is "moon"',
      'line 5: max_pounds is "-3"',
      'line 6: dollars is "5.005"',
      "line 7: only freight",
      "line 8: dollars is empty",
      "line 9: 7 cells"
    ]) {
      expect(wrong).toContain(line)
    }
    expect(parse("alaska,standard,20,5")).toContain("no standard shipping within the contiguous")
    expect(parse(good, good)).toContain("two rows for contiguous, standard, 20")
    expect(
      String(
        fc.sample(fc.constant(0), 1) &&
          (() => {
            try {
              return parseShippingRates("x", "zone,method\n")
            } catch (error) {
              return error
            }
          })()
      )
    ).toContain("missing column max_pounds, dollars")
    expect(() => readRates("/nowhere/rates.csv")).toThrow(/Invalid table \/nowhere\/rates.csv:[^]*no such file/)
  })

  it("SHIP-01 parses any text or rejects it with TableInvalid", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom("contiguous", "standard", "freight", "call", "20", "-1", "", "x"), { maxLength: 8 })),
        (rows) => {
          try {
            parseShippingRates("t", ["zone,method,max_pounds,dollars", ...rows.map((row) => row.join(","))].join("\n"))
          } catch (error) {
            expect(error).toMatchObject({ _tag: "TableInvalid" })
          }
        }
      )
    )
  })

  it("WORDS-01 returns the lightest parcel's prices and the served zones", () => {
    expect(getShippingPrices(rates)).toMatchObject({ standard: 995, standardPounds: 20, expedited: 2_495 })
    expect(getShippingPrices(rates).zones).toContain("canada")
  })
})
