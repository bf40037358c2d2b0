import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { packItems, canShipByAir, getPackageDimensions, splitByService } from "./rules.ts"
import type { ShippableItem } from "./ShippingRates.ts"

const parcel: fc.Arbitrary<ShippableItem> = fc.record({
  pieces: fc.integer({ min: 1, max: 40 }),
  pounds: fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
  longestInches: fc.double({ min: 0, max: 140, noNaN: true }),
  isFreight: fc.boolean(),
  isGroundOnly: fc.boolean()
})
const parcels = fc.array(parcel, { maxLength: 6 })

describe("shipping rules", () => {
  it("SHIP-06 packs all items into boxes of at most 50 pounds, unless one piece is heavier", () => {
    fc.assert(
      fc.property(parcels, (all) => {
        const boxes = packItems(all)
        const sum = (values: ReadonlyArray<number>) => values.reduce((before, value) => before + value, 0)
        expect(sum(boxes.map(({ pounds }) => pounds))).toBeCloseTo(sum(all.map(({ pieces, pounds }) => pieces * pounds)), 6)
        expect(Math.max(0, ...boxes.map((box) => box.longestInches))).toBe(Math.max(0, ...all.map((one) => one.longestInches)))
        const heaviest = Math.max(0, ...all.map(({ pounds }) => pounds))
        for (const { pounds } of boxes) expect(pounds).toBeLessThanOrEqual(Math.max(50, heaviest))
        expect(packItems(all.toReversed()).length).toBe(boxes.length)
      })
    )
  })

  it("SHIP-06 stops packing one box above the limit, which shows that the limit is exceeded", () => {
    fc.assert(
      fc.property(parcels, fc.integer({ min: 0, max: 20 }), (all, most) => {
        const boxes = packItems(all)
        expect(packItems(all, most).length).toBe(Math.min(boxes.length, most + 1))
        if (boxes.length <= most) expect(packItems(all, most)).toEqual(boxes)
      })
    )
    const whole = Array.from({ length: 500 }, () => ({ pieces: 999, pounds: 30, longestInches: 20, isFreight: false, isGroundOnly: false }))
    expect(packItems(whole, 12)).toHaveLength(13)
  })

  it("SHIP-06 returns whole inches, at least the longest side, and no smaller box for more weight", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), fc.double({ min: 0, max: 140, noNaN: true }), (pounds, longestInches) => {
        const [length, width, height] = getPackageDimensions({ pounds, longestInches })
        expect([length, width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= length)).toBe(true)
        expect(length).toBeGreaterThanOrEqual(longestInches)
        expect(getPackageDimensions({ pounds: pounds + 5, longestInches })[1]).toBeGreaterThanOrEqual(width)
      })
    )
  })

  it("SHIP-02 allows air shipping only without ground-only and freight items", () => {
    fc.assert(
      fc.property(parcels, (all) => {
        const { freight, parcels: light } = splitByService({ parcels: all })
        expect(freight.length + light.length).toBe(all.length)
        expect(canShipByAir(all)).toBe(freight.length === 0 && light.every(({ isGroundOnly }) => !isGroundOnly))
      })
    )
  })
})
