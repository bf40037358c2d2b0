import { SkuVariantNumber } from "@camber/domain/catalog"
import { describe, expect, it } from "vitest"
import { createStatementEdit, listColumns, listFacets, toStatementDraft, toStatementEdit } from "./statementDrafts.ts"

const cells = {
  scope: "vehicle",
  year_from: "1967",
  year_to: "1969",
  make: "Chevrolet",
  model: " Camaro ",
  race_type: "",
  note: "",
  source: "Acme",
  "facet:Bolt Pattern": "5 x 4.75"
}

const toCells = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([column, text]) => ({ column, text }))

describe("the form for a statement", () => {
  it("EDIT-24 sends the columns of its scope, and keeps the facets that it only shows", () => {
    const draft = toStatementDraft(toStatementEdit({ applicationId: 9, cells: toCells(cells) }), [])
    expect(draft).toEqual({
      applicationId: 9,
      skuVariantNumber: null,
      cells: toCells({
        scope: "vehicle",
        year_from: "1967",
        year_to: "1969",
        make: "Chevrolet",
        model: "Camaro",
        note: "",
        "facet:Bolt Pattern": "5 x 4.75"
      })
    })
    expect(listFacets(cells)).toEqual(["Bolt Pattern 5 x 4.75"])
  })

  it("EDIT-24 sends no vehicle when the scope changes to any vehicle", () => {
    const edit = { ...toStatementEdit({ applicationId: 9, cells: toCells(cells) }), cells: { ...cells, scope: "universal" } }
    expect(toStatementDraft(edit, []).cells).toEqual(toCells({ scope: "universal", note: "", "facet:Bolt Pattern": "5 x 4.75" }))
    expect(listColumns("universal")).toEqual(["position", "quantity", "note"])
  })

  it("EDIT-24 adds a statement for all SKUs or one of them", () => {
    const sku = SkuVariantNumber.make("PAD 1/A")
    expect(toStatementDraft(createStatementEdit(), [sku])).toEqual({
      applicationId: null,
      cells: toCells({ scope: "vehicle" }),
      skuVariantNumber: null
    })
    expect(toStatementDraft({ ...createStatementEdit(), sku: "PAD 1/A" }, [sku]).skuVariantNumber).toBe("PAD 1/A")
  })
})
