import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SkuBaseNumber, SkuVariantNumber } from "../catalog/sku.ts"
import { isGuarantee } from "../../vehicles/fitment/fitClass.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { toCents } from "../../foundation/money/rules.ts"
import { type SelectedPiece, fillSet, getItemsForSides, sumPrices, createSet, getSides } from "./assemblySet.ts"
import type { AssemblyChoice, AssemblyPiece } from "./model.ts"

const base = (text: string) => text as SkuBaseNumber
const sku = (text: string) => text as SkuVariantNumber
const verdict = (fitment: Verdict["fitment"]): Verdict => ({ fitment, prompt: null, asks: [], reason: null })

const createChoice = (index: number, prices: ReadonlyArray<number>, fitment: Verdict["fitment"]): AssemblyChoice => ({
  skuBaseNumber: base(`CAM-${index}`),
  productPageUrl: `/item/part/${index}`,
  title: "Part",
  brand: "Brand",
  details: "",
  imageUrl: "/part.svg",
  availabilityText: "In stock",
  coreCharge: null,
  fit: verdict(fitment),
  items: prices.map((price, at) => ({
    skuVariantNumber: sku(`CAM-${index}-${at + 1}`),
    side: prices.length === 2 ? (at === 0 ? "Left" : "Right") : null,
    quantity: prices.length === 2 ? 1 : 2,
    unitPrice: toCents(price / 100)
  }))
})

const choices = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 2 }),
    fc.constantFrom<Verdict["fitment"]>("DirectFit", "DrivelineFit", "UniversalFit")
  ),
  { maxLength: 3 }
)
const pieces: fc.Arbitrary<ReadonlyArray<AssemblyPiece>> = fc
  .array(fc.record({ isRequired: fc.boolean(), isHanded: fc.boolean(), choices, isAsking: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .map((rows) =>
    rows.map(({ choices: given, isAsking, ...row }, index) => ({
      ...row,
      id: `p${index}`,
      number: index + 1,
      title: "Piece",
      plural: "Pieces",
      note: null,
      count: given.length,
      question: isAsking && given.length === 0 ? { prompt: "AdditionalFacets", asks: ["Rear Axle"] } : null,
      lowest: null,
      href: "/shop/all",
      choices: given.map((made) => createChoice(...made)),
      balloon: { x: 0, y: 0 },
      leader: { x: 0, y: 0 }
    }))
  )
const selections: fc.Arbitrary<ReadonlyArray<SelectedPiece>> = fc.array(
  fc.record({
    pieceId: fc.integer({ min: 0, max: 9 }).map((index) => `p${index}`),
    skuBaseNumber: fc.integer({ min: 1, max: 9 }).map((index) => `CAM-${index}`),
    sides: fc.constantFrom("both" as const, "left" as const, "right" as const)
  }),
  { maxLength: 6 }
)

describe("createSet", () => {
  it("ASM-04 returns a set that contains only selected parts and costs the sum of its items", () => {
    fc.assert(
      fc.property(pieces, selections, (given, wished) => {
        const set = createSet(given, wished)
        const prices = new Map(
          given.flatMap((piece) => piece.choices.flatMap(({ items }) => items.map((item) => [item.skuVariantNumber, item])))
        )
        expect(set.chosen.every(({ id }) => wished.some(({ pieceId }) => pieceId === id))).toBe(true)
        expect(set.items.every(({ skuBaseNumber }) => wished.some((selected) => selected.skuBaseNumber === skuBaseNumber))).toBe(true)
        expect(set.items.every(({ quantity, skuVariantNumber }) => quantity > 0 && prices.has(skuVariantNumber))).toBe(true)
        const sum = set.chosen.reduce((total, piece) => {
          const selected = wished.find(({ pieceId }) => pieceId === piece.id)
          const choice = piece.choices.find(({ skuBaseNumber }) => skuBaseNumber === selected?.skuBaseNumber)
          return choice === undefined ? total : total + sumPrices(getItemsForSides(choice, getSides(piece, selected?.sides)))
        }, 0)
        expect(set.total).toBe(sum)
      })
    )
  })

  it("ASM-04 reports every required piece as chosen, open, waiting for an answer, or missing", () => {
    fc.assert(
      fc.property(pieces, selections, (given, wished) => {
        const { asking, chosen, missing, open } = createSet(given, wished)
        const needed = given.filter(({ isRequired }) => isRequired)
        const reported = [...open, ...asking, ...missing, ...chosen.filter(({ isRequired }) => isRequired)]
        expect(reported.toSorted((a, b) => a.number - b.number)).toEqual(needed)
        expect(missing.every(({ count, question }) => count === 0 && question === null)).toBe(true)
        expect(asking.every(({ count, question }) => count === 0 && question !== null)).toBe(true)
      })
    )
  })

  it("ASM-05 fillSet adds only guaranteed parts, for both sides, and keeps the existing selection", () => {
    fc.assert(
      fc.property(pieces, selections, (given, wished) => {
        const filled = fillSet(given, wished, ({ fit }) => isGuarantee(fit))
        expect(filled.slice(0, wished.length)).toEqual(wished)
        for (const { pieceId, sides, skuBaseNumber } of filled.slice(wished.length)) {
          const piece = given.find(({ id }) => id === pieceId)
          const choice = piece?.choices.find((candidate) => candidate.skuBaseNumber === skuBaseNumber && isGuarantee(candidate.fit))
          expect(piece?.isRequired).toBe(true)
          expect(sides).toBe("both")
          expect(choice !== undefined).toBe(true)
        }
      })
    )
  })

  it("ASM-03 uses a variant per side if the sides differ, otherwise half the quantity", () => {
    const [sided, plain] = [createChoice(1, [1000, 1100], "DirectFit"), createChoice(2, [1000], "DirectFit")]
    expect(getItemsForSides(sided, "both").map(({ side }) => side)).toEqual(["Left", "Right"])
    expect(getItemsForSides(sided, "right").map(({ side }) => side)).toEqual(["Right"])
    expect(getItemsForSides(plain, "left").map(({ quantity }) => quantity)).toEqual([1])
    expect(getSides({ isHanded: false }, "left")).toBe("both")
    expect(getSides({ isHanded: true }, "nonsense")).toBe("both")
  })
})
