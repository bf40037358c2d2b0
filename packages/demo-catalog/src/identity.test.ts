import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { epochDay, isoDate } from "./rows.ts"
import { combinations, drawGrid, largestFamily } from "./grid.ts"
import { computeUpcCheckDigit, getMpn, getSkuBase, getSkuVariant, getUpc } from "./identity.ts"
import { shopPrice } from "./variants.ts"
import { productTypes } from "./productTypes.ts"
import { Random } from "./random.ts"

const family = fc.integer({ min: 0, max: 400_000 })
const ordinality = fc.integer({ min: 1, max: largestFamily })

describe("numbers and prices of products", () => {
  it("SKUs match the domain's format", () => {
    fc.assert(
      fc.property(family, ordinality, (index, place) => {
        expect(Schema.is(SkuBaseNumber)(getSkuBase(index))).toBe(true)
        expect(Schema.is(SkuVariantNumber)(getSkuVariant(index, place))).toBe(true)
      })
    )
  })

  it("UPCs have twelve digits, and the check digit detects every single wrong digit", () => {
    fc.assert(
      fc.property(family, ordinality, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (index, place, at, change) => {
        const upc = getUpc(index, place)
        expect(upc).toMatch(/^4\d{11}$/)
        const wrong = Array.from(upc.slice(0, 11), (digit, position) =>
          position === at ? String((Number(digit) + change) % 10) : digit
        ).join("")
        expect(computeUpcCheckDigit(wrong)).not.toBe(Number(upc[11]))
      })
    )
  })

  it("the UPC check digit matches that of a real code", () => {
    expect(computeUpcCheckDigit("03600029145")).toBe(2)
  })

  it("two variants never share a part number", () => {
    fc.assert(
      fc.property(family, ordinality, family, ordinality, (item, first, other, second) => {
        fc.pre(item !== other || first !== second)
        expect(getMpn("ABC", item, first)).not.toBe(getMpn("ABC", other, second))
      })
    )
  })

  it("prices end in .99 below $100, in .95 up to $500 and in whole dollars above", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2_000_000, noNaN: true }), (cents) => {
        const price = shopPrice(cents)
        expect(price % 100).toBe(cents > 50_000 ? 0 : cents >= 10_000 ? 95 : 99)
        expect(Math.abs(price - cents)).toBeLessThanOrEqual(99)
      })
    )
  })

  it("dates of the generated catalog exist in the calendar", () => {
    expect(isoDate(epochDay)).toBe("2026-06-01")
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 60_000 }), (day) => {
        expect(isoDate(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
      })
    )
  })

  it("variants of a family are distinct, part of the grid, and not more than the maximum size of a family", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...productTypes), (index, { axes }) => {
        const grid = drawGrid(new Random("seed", "grid", index), axes)
        const rows = combinations(grid).map((values) => values.map(({ label }) => label).join("|"))
        expect(rows.length).toBeGreaterThanOrEqual(1)
        expect(rows.length).toBeLessThanOrEqual(largestFamily)
        expect(new Set(rows).size).toBe(rows.length)
        expect(grid.map(({ axis }) => axis)).toEqual(axes)
      })
    )
  })
})
