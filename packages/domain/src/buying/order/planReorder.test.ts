import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MAX_ITEMS_PER_ADD } from "../cart/rules.ts"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import { planReorder, splitKitParts } from "./planReorder.ts"
import type { AgainLine } from "./model.ts"
import { formatKitPart } from "../../catalog/catalog/kit.ts"

const price = fc.integer({ min: 1, max: 3 }).map((dollars) => Cents.make(dollars * 100))
const anyLine: fc.Arbitrary<AgainLine> = fc.record({
  ordinality: fc.nat(500),
  skuVariantNumber: fc.nat(500).map((number) => SkuVariantNumber.make(`CAM-${number}-1`)),
  skuBaseNumber: fc.constant(SkuBaseNumber.make("CAM-1")),
  title: fc.string(),
  kitComponents: fc.constantFrom([], [{ ordinality: 3, skuVariantNumber: SkuVariantNumber.make("CAM-7-2") }]),
  quantity: fc.integer({ min: 1, max: 999 }).map((pieces) => Quantity.make(pieces)),
  paidPrice: price,
  unitPrice: fc.option(price)
})

describe("planReorder", () => {
  it("AFT-20 adds every line with its pieces and components in order, or counts the line as unavailable", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 120 }), (lines) => {
        const { adds, count, gone } = planReorder(lines)
        const sold = lines.filter(({ unitPrice }) => unitPrice !== null)
        expect(
          adds.flat().map(({ kitComponents, quantityRequested, skuVariantNumber }) => [skuVariantNumber, quantityRequested, kitComponents])
        ).toEqual(sold.map(({ kitComponents, quantity, skuVariantNumber }) => [skuVariantNumber, quantity, kitComponents]))
        expect(count).toBe(adds.flat().reduce((sum, { quantityRequested }) => sum + quantityRequested, 0))
        expect(count + gone).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
        for (const add of adds) expect(add.length > 0 && add.length <= MAX_ITEMS_PER_ADD).toBe(true)
      })
    )
  })

  it("AFT-20 reports a changed price exactly if the line costs something else today", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        expect(planReorder(lines).repriced).toEqual(
          lines.filter(({ paidPrice, unitPrice }) => unitPrice !== null && unitPrice !== paidPrice)
        )
      })
    )
  })
})

it("AFT-21 splitKitParts separates chosen options from kit components", () => {
  expect(splitKitParts(["Finish: Black", "2 × Ball Joint, Upper", "1 × Bushing"])).toEqual({
    chosen: ["Finish: Black"],
    parts: ["2 × Ball Joint, Upper", "1 × Bushing"]
  })
  expect(splitKitParts(["Size: 2 × 4"])).toEqual({ chosen: ["Size: 2 × 4"], parts: [] })
})

it("AFT-21 BUY-11 splitKitParts recognizes every formatted component, and no option", () => {
  const part = fc.record({ title: fc.string(), options: fc.array(fc.string()), quantity: fc.integer({ min: 1, max: 999 }) })
  const choice = fc.tuple(fc.stringMatching(/^[A-Z][a-z ]*$/), fc.string()).map(([name, value]) => `${name}: ${value}`)
  fc.assert(
    fc.property(fc.array(part), fc.array(choice), (written, chosen) => {
      const parts = written.map((written) => formatKitPart(written))
      expect(splitKitParts([...chosen, ...parts])).toEqual({ chosen, parts })
    })
  )
})
