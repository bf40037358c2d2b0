import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { generateSelection } from "./selection.ts"

describe("generateSelection", () => {
  it("selects every decoded field, through lists, nulls and transformations", () => {
    const Part = Schema.Struct({ id: Schema.Int, sizes: Schema.Array(Schema.NullOr(Schema.Struct({ inches: Schema.NumberFromString }))) })
    expect(generateSelection(Schema.Struct({ part: Schema.NullOr(Part) }), "part")).toBe("{ id sizes { inches } }")
  })
  it("selects a tagged union by type name", () => {
    const Block = Schema.TaggedUnion({ Heading: { text: Schema.String }, Table: { rows: Schema.Array(Schema.String) } })
    expect(generateSelection(Schema.Struct({ body: Schema.Array(Block) }), "body")).toBe(
      "{ _tag: __typename ... on Heading { text } ... on Table { rows } }"
    )
  })
  it("rejects a field that the result does not have", () => {
    expect(() => generateSelection(Schema.Struct({ part: Schema.Int }), "other")).toThrow("no field other")
  })
})
