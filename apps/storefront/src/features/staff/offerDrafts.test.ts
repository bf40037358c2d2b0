import { SkuVariantNumber } from "@camber/domain/catalog"
import type { StaffOffer } from "@camber/domain/staff"
import { describe, expect, it } from "vitest"
import { isDraftChanged, type OfferTexts, readDraft, settleDrafts, toOfferTexts, typeInDraft } from "./offerDrafts.ts"

const sku = SkuVariantNumber.make("PAD 1/A")
const seen: StaffOffer = {
  skuVariantNumber: sku,
  productPageId: 7,
  title: "Brake pads",
  brand: "Halden",
  options: [],
  mpn: null,
  gtin: null,
  href: "/item/brake-pads/7",
  price: { regular: 12_900, sale: null },
  stock: { quantity: 5, availability: "InStock" },
  availabilityText: "In stock"
}
const read = (texts: Partial<OfferTexts>) => readDraft({ seen, texts: { ...toOfferTexts(seen), ...texts } })

describe("drafts of offers", () => {
  it("EDIT-02 change nothing until a text differs", () => {
    const draft = { seen, texts: toOfferTexts(seen) }
    expect(isDraftChanged(draft)).toBe(false)
    expect(readDraft(draft)).toEqual({ price: null, stock: null, errors: {} })
  })

  it("EDIT-02 send the price that was seen with a sale price", () => {
    const { price, stock } = read({ sale: "99.5" })
    expect(price).toEqual({ skuVariantNumber: sku, seen: seen.price, price: { regular: 12_900, sale: 9_950 } })
    expect(stock).toBeNull()
  })

  it("EDIT-03 send the stock that was seen, on backorder without pieces", () => {
    expect(read({ count: "0" }).stock).toEqual({
      skuVariantNumber: sku,
      seen: seen.stock,
      stock: { quantity: 0, availability: "Backorderable" }
    })
  })

  it.each<[Partial<OfferTexts>, keyof OfferTexts]>([
    [{ regular: "free" }, "regular"],
    [{ sale: "129.00" }, "sale"],
    [{ sale: "x" }, "sale"],
    [{ count: "-1" }, "count"]
  ])("EDIT-02 name the wrong text of %j and send nothing of it", (texts, field) => {
    const { errors, price, stock } = read(texts)
    expect(Object.keys(errors)).toEqual([field])
    expect([price, stock]).toEqual([null, null])
  })

  it("EDIT-02 keep a text that was typed during a save, and drop what was sent", () => {
    const sent = typeInDraft(new Map(), seen, "regular", "150.00")
    const now = new Map([[sku as string, { ...seen, price: { regular: 15_000, sale: null } }]])
    const typed = typeInDraft(sent, seen, "count", "7")
    const settled = settleDrafts(typed, sent, new Set(), now)
    expect(settled.get(sku)).toMatchObject({ seen: { price: { regular: 15_000 } }, texts: { regular: "150.00", count: "7" } })
    expect(settleDrafts(sent, sent, new Set(), now).size).toBe(0)
  })

  it("EDIT-02 keep a conflict, compared with the present offer", () => {
    const sent = typeInDraft(new Map(), seen, "regular", "150.00")
    const now = new Map([[sku as string, { ...seen, price: { regular: 14_000, sale: null } }]])
    expect(settleDrafts(sent, sent, new Set([sku]), now).get(sku)).toMatchObject({ seen: { price: { regular: 14_000 } } })
  })
})
