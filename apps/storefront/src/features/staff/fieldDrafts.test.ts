import { type EditedField, MAX_DESCRIPTION_LENGTH, MAX_MPN_LENGTH, MAX_TITLE_LENGTH, type StaffProduct } from "@camber/domain/staff"
import { describe, expect, it } from "vitest"
import { type FieldDraft, findFieldError, getFieldKey, settleFieldDrafts, toFieldEdit, toFieldValue } from "./fieldDrafts.ts"

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
    const toDraft = (field: EditedField, text: string): FieldDraft => ({ field, skuVariantNumber: null, seen: "old", text })
    const toMap = (...drafts: ReadonlyArray<FieldDraft>) => new Map(drafts.map((draft) => [getFieldKey(draft), draft]))
    const sent = toMap(toDraft("title", "new title"), toDraft("bullets", "new"), toDraft("mpn", "A1"))
    const current = new Map([...sent, ...toMap(toDraft("title", "newer title"), toDraft("description", "new"))])
    const fields: StaffProduct["fields"] = [{ field: "title", skuVariantNumber: null, value: "new title", edit: null }]
    const now: StaffProduct = {
      productPageId: 7,
      title: "new title",
      brand: "",
      href: "/item/pads/7",
      fields,
      offers: [],
      pictures: { list: [], edit: null },
      plans: [],
      statements: { list: [], removed: [] },
      fits: [],
      fitsTotal: 0
    }
    const settled = settleFieldDrafts(current, sent, { now, problems: [{ field: "mpn", skuVariantNumber: null, text: "Refused" }] })
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
