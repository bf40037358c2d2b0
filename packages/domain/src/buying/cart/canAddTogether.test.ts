import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { canAddTogether, toCartItem } from "./canAddTogether.ts"
import { formatAdded, formatMultiAddLabel } from "./text.ts"

const part = (recommendationType: string | null, isKit = false) => ({ recommendationType, isKit })
const anyPart = fc.record({ recommendationType: fc.constantFrom("Mandatory", "Adapter", "OftenBoughtWith", null), isKit: fc.boolean() })

describe("canAddTogether", () => {
  it("ATC-34 rejects a set that contains a kit", () => {
    expect([
      canAddTogether([part(null), part("Mandatory")], "any"),
      canAddTogether([part(null), part(null, true)], "any"),
      canAddTogether([], "any")
    ]).toEqual([true, false, false])
  })
  it("ATC-35 accepts only mandatory parts and adapters in mandatory mode", () => {
    expect([
      canAddTogether([part("Mandatory"), part("Adapter")], "mandatory"),
      canAddTogether([part("Mandatory"), part("OftenBoughtWith")], "mandatory"),
      canAddTogether([part("Mandatory"), part(null)], "mandatory"),
      canAddTogether([part("Mandatory", true)], "mandatory")
    ]).toEqual([true, false, false, false])
  })
  it("ATC-34 ATC-35 rejects every set that contains a rejected product, in any order; mandatory mode is never more permissive", () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1 }), anyPart, (parts, more) => {
        for (const mode of ["any", "mandatory"] as const) {
          const all = canAddTogether([...parts, more], mode)
          expect(all).toBe(canAddTogether(parts, mode) && canAddTogether([more], mode))
          expect(canAddTogether([more, ...parts.toReversed()], mode)).toBe(all)
        }
        if (canAddTogether(parts, "mandatory")) expect(canAddTogether(parts, "any")).toBe(true)
      })
    )
  })
})

describe("toCartItem", () => {
  const chosen = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), skuVariantNumber: SkuVariantNumber.make("CAM-A-1") }
  const item = toCartItem(chosen, { listName: "Recommendations PDP", attribution: "rail" })

  it("ATC-39 has a quantity of one", () => {
    expect(item.quantityRequested).toBe(1)
  })
  it("ATC-40 carries the list id 'Recommended'", () => {
    expect(item).toMatchObject({ ...chosen, listId: "Recommended", listName: "Recommendations PDP", attribution: "rail" })
  })
})

describe("multi-add texts", () => {
  it.each([
    [1, 1999, "Add 1 item To Cart | $19.99"],
    [2, 123_400, "Add 2 items To Cart | $1,234.00"],
    [0, 0, "Add 0 items To Cart | $0.00"]
  ])("ATC-29 labels the button for %d items at %d cents '%s'", (count, total, text) => {
    expect(formatMultiAddLabel(count, total)).toBe(text)
  })
  it("ATC-31 counts the added items in the toast", () => {
    expect([formatAdded(1), formatAdded(2)]).toEqual(["1 Item has been added to your cart.", "2 Items have been added to your cart."])
  })
})
