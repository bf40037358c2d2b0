import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { type CompareSelection, compareHref, parseComparedSkus, toggleCompared } from "./choice.ts"

const product = (number: number): CompareSelection => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${number}`),
  title: `Part ${number}`,
  imageUrl: "/p.svg"
})
const presses = fc.array(fc.integer({ min: 1, max: 7 }).map(product), { maxLength: 20 })

describe("toggleCompared", () => {
  it("keeps at most four distinct products", () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        const numbers = pressed.reduce(toggleCompared, new Array<CompareSelection>()).map(({ skuBaseNumber }) => skuBaseNumber)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(numbers.length).toBeLessThanOrEqual(4)
      })
    )
  })
  it("keeps the order of selection and removes a product on the second click", () => {
    const chosen = [1, 2, 3].map(product).reduce(toggleCompared, new Array<CompareSelection>())
    expect(toggleCompared(chosen, product(2)).map(({ title }) => title)).toEqual(["Part 1", "Part 3"])
    expect(toggleCompared(toggleCompared(chosen, product(4)), product(5)).map(({ title }) => title)).toEqual([
      "Part 1",
      "Part 2",
      "Part 3",
      "Part 4"
    ])
  })
})

describe("the comparison URL", () => {
  it("contains the products it was built from", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }), (numbers) => {
        const skus = numbers.map((number) => `CAM-${number}`)
        expect(parseComparedSkus(new URL(compareHref(skus), "https://shop.example").search)).toEqual(skus)
      })
    )
  })
  it("never yields an invalid product number", () => {
    const part = fc.oneof(fc.string(), fc.stringMatching(/^ ?(cam|CAM)-[0-9A-Za-z-]{0,14}$/))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const skus = parseComparedSkus(`?skus=${parts.map((text) => encodeURIComponent(text.toWellFormed())).join(",")}`)
        expect(skus.filter((sku) => !Schema.is(SkuBaseNumber)(sku))).toEqual([])
      })
    )
  })
  it.each([
    ["", []],
    ["?skus=", []],
    ["?skus=,,", []],
    ["?skus=CAM-1,CAM-1, CAM-2", ["CAM-1", "CAM-2"]],
    ["?skus=CAM-A,CAM-B,CAM-C,CAM-D,CAM-E", ["CAM-A", "CAM-B", "CAM-C", "CAM-D"]],
    ["?skus=cam-7v3,a,CAM-7V3-1", ["CAM-7V3"]],
    ["?skus=<script>,CAM-1,%27%20or%201", ["CAM-1"]]
  ])("parses %j as %j", (search, skus) => {
    expect(parseComparedSkus(search)).toEqual(skus)
  })
})
