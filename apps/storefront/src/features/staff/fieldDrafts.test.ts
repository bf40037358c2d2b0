import { MAX_DESCRIPTION_LENGTH, MAX_MPN_LENGTH, MAX_TITLE_LENGTH, type StaffProduct } from "@camber/domain/staff"
import { describe, expect, it } from "vitest"
import { findFieldError, getFieldKey, settleFieldDrafts, toFieldEdit, toFieldValue } from "./fieldDrafts.ts"

describe("drafts of a product's fields", () => {
  it("EDIT-05 drop empty bullets and the separators of bar codes", () => {
    expect(toFieldValue("bullets", " One \n\n Two\n")).toBe("One\nTwo")
    expect(toFieldValue("gtin", "0-12345 67890-5")).toBe("012345678905")
  })

  it.each([
    ["title", "  ", "Enter a title."],
    ["gtin", "012345678901", "Enter a bar code of 8, 12, 13 or 14 digits with its check digit."],
    ["bullets", Array.from({ length: 21 }, (_, at) => `Line ${at}`).join("\n"), "Enter at most 20 bullets."],
    ["bullets", "x".repeat(301), "Shorten bullets to 300 characters."],
    ["title", "x".repeat(MAX_TITLE_LENGTH + 1), `Shorten this to ${MAX_TITLE_LENGTH} characters.`],
    ["description", "x".repeat(MAX_DESCRIPTION_LENGTH + 1), `Shorten this to ${MAX_DESCRIPTION_LENGTH} characters.`],
    ["mpn", "x".repeat(MAX_MPN_LENGTH + 1), `Shorten this to ${MAX_MPN_LENGTH} characters.`],
    ["title", "x".repeat(MAX_TITLE_LENGTH), undefined],
    ["gtin", "012345678905", undefined],
    ["mpn", "", undefined],
    ["description", "", undefined]
  ] as const)("EDIT-05 check the %s %j", (field, text, error) => {
    expect(findFieldError(field, text)).toBe(error)
  })

  it("EDIT-05 keep a text that was typed during a save, and drop what was sent", () => {
    const [title, bullets, mpn] = (["title", "bullets", "mpn"] as const).map((field) => ({
      field,
      skuVariantNumber: null,
      seen: "old",
      text: `new ${field}`
    }))
    const sent = new Map([title!, bullets!, mpn!].map((draft) => [getFieldKey(draft), draft]))
    const typed = { ...title!, text: "newer title" }
    const current = new Map([...sent, [getFieldKey(typed), typed], ["description|", { ...typed, field: "description" as const }]])
    const fields = [{ ...title!, value: "new title", edit: null }]
    const problems = [{ ...mpn!, text: "refused" }]
    const settled = settleFieldDrafts(current, sent, { now: { fields } as unknown as StaffProduct, problems })
    expect([...settled.keys()]).toEqual(["title|", "mpn|", "description|"])
    expect(settled.get("title|")).toMatchObject({ text: "newer title", seen: "new title" })
  })

  it("EDIT-05 need a SKU for its numbers", () => {
    expect(toFieldEdit({ field: "mpn", skuVariantNumber: null, seen: "" }, "A1")).toBeNull()
    expect(toFieldEdit({ field: "title", skuVariantNumber: null, seen: "Pads" }, null)).toEqual({
      field: "title",
      skuVariantNumber: null,
      seen: "Pads",
      value: null
    })
  })
})
