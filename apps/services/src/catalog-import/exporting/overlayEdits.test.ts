import type { ProductContent } from "@camber/catalog-import"
import { describe, expect, it } from "vitest"
import { overlayEdits } from "./overlayEdits.ts"

const content = {
  title: "Kit",
  description: "",
  bullets: ["One"],
  kit: [{ quantity: 2, text: "Brush", componentProduct: null, componentSku: null, position: 1, choiceGroup: null }],
  variants: [
    { sku: "A", mpn: "1", gtin: "400000000801" },
    { sku: "B", mpn: "2", gtin: null }
  ]
} as unknown as ProductContent

describe("overlayEdits", () => {
  it("puts edited texts and numbers over the imported ones", () => {
    const edits = [
      { sku: "", field: "title", value: "Weekend Kit" },
      { sku: "", field: "bullets", value: "One\nThree\nIncludes 2 × Brush" },
      { sku: "A", field: "gtin", value: "" },
      { sku: "B", field: "mpn", value: "2-B" }
    ]
    expect(overlayEdits(content, edits)).toEqual({
      ...content,
      title: "Weekend Kit",
      bullets: ["One", "Three"],
      variants: [
        { sku: "A", mpn: "1", gtin: null },
        { sku: "B", mpn: "2-B", gtin: null }
      ]
    })
  })
})
