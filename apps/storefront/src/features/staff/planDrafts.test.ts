import { SkuVariantNumber } from "@camber/domain/catalog"
import type { StaffOffer } from "@camber/domain/staff"
import { describe, expect, it } from "vitest"
import { createPlanTexts, readPlan, selectSku } from "./planDrafts.ts"

const offer: StaffOffer = {
  skuVariantNumber: SkuVariantNumber.make("ST-1"),
  productPageId: 7,
  title: "Stool",
  brand: "Harrow",
  options: [],
  mpn: null,
  gtin: null,
  href: "/item/stool/7",
  price: { regular: 7_900, sale: 6_900 },
  stock: { quantity: 1, availability: "InStock" },
  availabilityText: "In stock"
}
const texts = { ...createPlanTexts(offer, Date.UTC(2026, 10, 30, 8, 5)), sale: "59" }
const read = (changes: Partial<typeof texts>) => readPlan(7, [offer], { ...texts, ...changes })

describe("the form for a planned price", () => {
  it("EDIT-23 suggests the present price from the next hour on", () => {
    expect(texts).toEqual({ sku: "ST-1", regular: "79.00", sale: "59", starts: "2026-11-30T09:00", ends: "" })
  })

  it("EDIT-23 suggests the present price of another SKU when staff select it, and keeps the times", () => {
    const other: StaffOffer = { ...offer, skuVariantNumber: SkuVariantNumber.make("ST-2"), price: { regular: 79_000, sale: null } }
    const selected = selectSku({ ...texts, ends: "2026-12-01T00:00" }, [offer, other], "ST-2")
    expect(selected).toEqual({ sku: "ST-2", regular: "790.00", sale: "", starts: texts.starts, ends: "2026-12-01T00:00" })
  })

  it("EDIT-23 reads times as UTC, and no end as a price that stays", () => {
    expect(read({ ends: "2026-12-01T00:00" }).draft).toEqual({
      productPageId: 7,
      skuVariantNumber: "ST-1",
      price: { regular: 7_900, sale: 5_900 },
      startsAt: "2026-11-30T09:00:00.000Z",
      endsAt: "2026-12-01T00:00:00.000Z"
    })
    expect(read({}).draft?.endsAt).toBeNull()
  })

  it.each([
    [{ regular: "free" }, { regular: "Enter an amount such as 129.99." }],
    [{ sale: "79" }, { sale: "Enter a price below the regular one." }],
    [{ starts: "" }, { starts: "Enter a date and a time." }],
    [{ ends: "2026-11-30T09:00" }, { ends: "Enter a time after the start." }],
    [{ sku: "other" }, { sku: "Select a SKU." }]
  ])("EDIT-23 names what is wrong with %j", (changes, errors) => {
    expect(read(changes)).toEqual({ draft: null, errors })
  })
})
