import { sampleVerdict } from "@camber/testing/records"
import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ComparisonProduct } from "./model.ts"
import { getComparedFit, getComparisonCell, getComparisonRows, getDifferingRows, pickupText, savePriceText } from "./rules.ts"

const wire = {
  skuBaseNumber: "CAM-1",
  displayTitle: "Brake Rotor",
  imageLink: "/parts/rotor.svg",
  productPageUrl: "/item/rotor/1",
  pricing: { priceString: "$80.00", strikeThroughPrice: 100, savePriceString: "Save $20.00" },
  shouldShowSavePrice: true,
  unit: "each",
  brand: "Camber",
  rating: 4.5,
  reviewCount: 12,
  availability: "InStock",
  fitment: sampleVerdict(),
  comparisonLabels: [],
  comparisonValues: ["Yes", "Cast Iron"],
  excludeFromThisPartFitsMyVehicle: false,
  shippingEstimate: { suggestedPickup: "Tomorrow" }
}
const decode = Schema.decodeUnknownOption(ComparisonProduct)
const product = Schema.decodeUnknownSync(ComparisonProduct)(wire)
const cells = (values: ReadonlyArray<string>, labels: ReadonlyArray<string> = []): ComparisonProduct => ({
  ...product,
  comparisonLabels: labels,
  comparisonValues: values
})
const header = { comparisonLabels: ["Slotted", "Material"] }
const texts = (products: ReadonlyArray<ComparisonProduct>, head: typeof header | null = header) =>
  getComparisonRows(head, products).map((row) => [row.label, ...row.cells.map(({ text }) => text)])
const lacking = (fields: ReadonlyArray<string>) =>
  fields.filter((field) => Option.isNone(decode(Object.fromEntries(Object.entries(wire).filter(([name]) => name !== field)))))

describe("ComparisonProduct", () => {
  it("CARD-26 requires number, title, image, prices, unit, brand, rating, availability and fit", () => {
    const fields = [
      "skuBaseNumber",
      "displayTitle",
      "imageLink",
      "pricing",
      "shouldShowSavePrice",
      "unit",
      "brand",
      "rating",
      "reviewCount"
    ]
    expect(product).toEqual(wire)
    expect(lacking([...fields, "availability", "fitment"])).toEqual([...fields, "availability", "fitment"])
  })
  it("CARD-27 FIT-14 requires labels, values, the fit exclusion and the pickup estimate", () => {
    const fields = ["comparisonLabels", "comparisonValues", "excludeFromThisPartFitsMyVehicle", "shippingEstimate"]
    expect(lacking(fields)).toEqual(fields)
    expect(getComparedFit(product)).toEqual(product.fitment)
    expect(getComparedFit({ ...product, excludeFromThisPartFitsMyVehicle: true })).toBeNull()
  })
  it("CARD-30 savePriceText returns the saving only if the product allows it", () => {
    expect(savePriceText(product)).toBe("Save $20.00")
    expect(savePriceText({ ...product, shouldShowSavePrice: false })).toBeNull()
    expect(savePriceText({ ...product, pricing: { ...product.pricing, savePriceString: null } })).toBeNull()
  })
  it("CARD-31 pickupText returns the pickup estimate, if known", () => {
    expect(pickupText(product)).toBe("Tomorrow")
    expect(pickupText({ shippingEstimate: null })).toBeNull()
    expect(pickupText({ shippingEstimate: { suggestedPickup: null } })).toBeNull()
  })
})

describe("comparison rows", () => {
  it("CARD-28 contains a row per header label and a cell per product", () => {
    expect(texts([cells(["Yes", "Cast Iron"]), cells(["No", "Carbon"])])).toEqual([
      ["Slotted", "Yes", "No"],
      ["Material", "Cast Iron", "Carbon"]
    ])
  })
  it("CARD-28 matches the values of a product with its own labels by label", () => {
    const other = cells(["Carbon", "No"], ["Material", "Slotted"])
    expect(texts([cells(["Yes"]), other])).toEqual([
      ["Slotted", "Yes", "No"],
      ["Material", "N/A", "Carbon"]
    ])
    expect(texts([cells(["ignored"]), other], null).map(([label]) => label)).toEqual(["Material", "Slotted"])
    expect(texts([cells(["ignored"])], null)).toEqual([])
    expect(texts([other], null)).toEqual([
      ["Material", "Carbon"],
      ["Slotted", "No"]
    ])
  })
  it("CARD-28 shows a repeated label once, without shifting the values after it", () => {
    expect(texts([cells(["Yes", "Iron", "ignored", "2 in."])], { comparisonLabels: ["Slotted", "Material", "Slotted", "Width"] })).toEqual([
      ["Slotted", "Yes"],
      ["Material", "Iron"],
      ["Width", "2 in."]
    ])
  })
  it.each([
    ["Yes", "yes", "Yes"],
    ["no ", "no", "no"],
    ["N/A", "notApplicable", "N/A"],
    ["", "notApplicable", "N/A"],
    [undefined, "notApplicable", "N/A"],
    ["Cast Iron", "text", "Cast Iron"],
    ["toString", "text", "toString"]
  ])("CARD-29 getComparisonCell converts %j to %s", (value, kind, text) => {
    expect(getComparisonCell(value)).toEqual({ kind, text })
  })
  it("CARD-28 getDifferingRows keeps every row in which two products differ", () => {
    const all = [cells(["Yes", "Iron"]), cells(["Yes", "Carbon"])]
    expect(getDifferingRows(getComparisonRows(header, all)).map(({ label }) => label)).toEqual(["Material"])
    expect(getDifferingRows(getComparisonRows(header, all.slice(0, 1))).map(({ label }) => label)).toEqual(["Slotted", "Material"])
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom("Yes", "No", "4 in"), { maxLength: 3 }), { minLength: 2, maxLength: 4 }), (values) => {
        const rows = getComparisonRows(
          { comparisonLabels: ["a", "b", "c"] },
          values.map((row) => cells(row))
        )
        const left = getDifferingRows(rows)
        for (const row of rows) expect(left.includes(row)).toBe(row.cells.some(({ text }) => text !== row.cells[0]?.text))
      })
    )
  })
  it("CARD-28 creates a complete table for any input, with a row per label and a non-empty cell per product", () => {
    const words = fc.array(fc.string({ maxLength: 4 }), { maxLength: 6 })
    const products = fc.array(
      fc.tuple(words, words).map(([values, labels]) => cells(values, labels)),
      { maxLength: 4 }
    )
    fc.assert(
      fc.property(fc.option(words), products, (labels, all) => {
        const rows = getComparisonRows(labels === null ? null : { comparisonLabels: labels }, all)
        if (labels !== null) expect(rows.map(({ label }) => label)).toEqual([...new Set(labels)])
        for (const row of rows) {
          expect(row.cells).toHaveLength(all.length)
          expect(row.cells.filter(({ text }) => text === "")).toEqual([])
        }
      })
    )
  })
})
