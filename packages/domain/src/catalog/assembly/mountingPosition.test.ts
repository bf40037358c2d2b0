import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { matchesPosition, getOfferForPosition, type PositionedVariant, assemblyHref, systemDrawingHref } from "./mountingPosition.ts"

const side = fc.constantFrom("Left", "Right", undefined)
const createVariant = fc.record({
  side,
  position: fc.constantFrom("Front", "Rear", undefined),
  size: fc.constantFrom("11 in", "12 in"),
  price: fc.integer({ min: 100, max: 90_000 }),
  isOffered: fc.boolean(),
  least: fc.integer({ min: 1, max: 4 }),
  pieces: fc.integer({ min: 1, max: 20 })
})
const variants = fc.array(createVariant, { maxLength: 12 }).map((rows) =>
  rows.map(({ position, side: onSide, size, ...row }, index): PositionedVariant => ({
    ...row,
    skuVariantNumber: `CAM-1-${index + 1}`,
    values: { Size: size, ...(onSide !== undefined && { Side: onSide }), ...(position !== undefined && { Position: position }) }
  }))
)
const front = { Position: "Front" }

describe("getOfferForPosition", () => {
  it("ASM-03 offers purchasable, fitting variants for the position, in the required or minimum quantity", () => {
    fc.assert(
      fc.property(variants, fc.boolean(), fc.integer({ min: 1, max: 20 }), (given, isHanded, quantity) => {
        for (const { quantity: bought, variant } of getOfferForPosition(given, front, { isHanded, quantity }) ?? []) {
          expect(variant.isOffered).toBe(true)
          expect(variant.values["Position"] ?? "Front").toBe("Front")
          expect(bought).toBeGreaterThanOrEqual(variant.least)
          expect(bought * variant.pieces).toBeGreaterThanOrEqual(isHanded && variant.values["Side"] !== undefined ? quantity / 2 : quantity)
        }
      })
    )
  })

  it("ASM-03 offers a left and a right variant that differ only in side, or nothing", () => {
    fc.assert(
      fc.property(variants, (given) => {
        const offer = getOfferForPosition(given, front, { isHanded: true, quantity: 2 })
        if (offer === null || !given.some(({ values }) => values["Side"] !== undefined)) return
        expect(offer.map((item) => item.side)).toEqual(["Left", "Right"])
        const [left, right] = offer.map(({ variant }) => ({ ...variant.values, Side: "" }))
        expect(left).toEqual(right)
      })
    )
  })

  it("returns the cheapest offer", () => {
    const made = (number: number, price: number, values = {}): PositionedVariant => ({
      skuVariantNumber: `CAM-1-${number}`,
      values,
      price,
      isOffered: true,
      least: 1,
      pieces: 1
    })
    expect(getOfferForPosition([made(1, 900), made(2, 500)], front, { isHanded: false, quantity: 2 })).toMatchObject([
      { quantity: 2, side: null, variant: { skuVariantNumber: "CAM-1-2" } }
    ])
    expect(getOfferForPosition([made(1, 900, { Side: "Left" })], front, { isHanded: true, quantity: 2 })).toBeNull()
    expect(getOfferForPosition([], front, { isHanded: false, quantity: 1 })).toBeNull()
  })
})

it("matchesPosition accepts a product with that option value, with that constant, or without any position", () => {
  const option = { name: "Position", values: [{ name: "Front" }, { name: "Rear" }] }
  expect(matchesPosition({ options: [option], specifications: [] }, front)).toBe(true)
  expect(matchesPosition({ options: [], specifications: [{ name: "Position", value: "Rear" }] }, front)).toBe(false)
  expect(matchesPosition({ options: [], specifications: [{ name: "Position", value: "Front" }] }, front)).toBe(true)
  expect(matchesPosition({ options: [], specifications: [] }, front)).toBe(true)
})

it("assemblyHref contains the assembly's name and the selected piece", () => {
  expect(assemblyHref("brake-corner")).toBe("/assembly/brake-corner")
  expect(assemblyHref("brake-corner", "rotor")).toBe("/assembly/brake-corner#p-rotor")
})

it("ASM-09 systemDrawingHref leads to the drawing of a vehicle system, or returns null", () => {
  expect(systemDrawingHref("front-brakes")).toBe("/assembly/brake-corner")
  expect(["interior", "toString", ""].map(systemDrawingHref)).toEqual([null, null, null])
})
