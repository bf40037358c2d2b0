import type { ProductContent } from "@camber/catalog-import"
import { describe, expect, it } from "vitest"
import { overlayEdits } from "./overlayEdits.ts"

const variant = (sku: string, mpn: string, gtin: string | null): ProductContent["variants"][number] => ({
  sku,
  mpn,
  gtin,
  values: [sku],
  pounds: null,
  longestInches: null,
  shipsByFreight: false,
  isGroundOnly: false,
  minimum: 1,
  coreCents: null,
  leadDays: null,
  supersededBy: null
})
const content: ProductContent = {
  key: "kit",
  title: "Kit",
  brand: "Acme",
  category: "Kits",
  type: null,
  description: "",
  bullets: ["One"],
  keywords: "",
  fitClass: "none",
  country: null,
  restrictions: [],
  addedOn: null,
  status: "active",
  successor: null,
  specifications: [],
  optionNames: ["Set"],
  statements: [],
  numbers: [],
  kit: [{ quantity: 2, text: "Brush", componentProduct: null, componentSku: null, position: 1, choiceGroup: null }],
  variants: [variant("A", "1", "400000000801"), variant("B", "2", null)]
}

describe("overlayEdits", () => {
  it("replaces imported texts and numbers with the edited ones", () => {
    const edits = [
      { sku: "", field: "title", value: "Weekend Kit" },
      { sku: "", field: "bullets", value: "One\nThree\nIncludes 2 × Brush" },
      { sku: "A", field: "gtin", value: "" },
      { sku: "B", field: "mpn", value: "2-B" }
    ]
    expect(overlayEdits(content, { fields: edits, pictures: null, statements: null })).toEqual({
      ...content,
      title: "Weekend Kit",
      bullets: ["One", "Three"],
      variants: [variant("A", "1", null), variant("B", "2-B", null)]
    })
  })
})
