import { describe, expect, it } from "vitest"
import { findFieldError, toFieldEdit, toFieldValue } from "./fieldDrafts.ts"

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
    ["gtin", "012345678905", undefined],
    ["mpn", "", undefined],
    ["description", "", undefined]
  ] as const)("EDIT-05 check the %s %j", (field, text, error) => {
    expect(findFieldError(field, text)).toBe(error)
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
