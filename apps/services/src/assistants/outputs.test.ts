import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { outputList, outputText } from "./outputs.ts"

const Names = Schema.Struct({ names: outputList(Schema.Struct({ name: outputText(5) }), 2) })
const encode = Schema.encodeSync(Names)

describe("outputs", () => {
  it("keeps texts and lists that do not exceed their maximum", () => {
    const names = [{ name: "abcde" }, { name: "" }]
    expect(encode({ names })).toEqual({ names })
  })

  it("cuts a text that is too long after a whole character, and leaves out entries beyond the maximum", () => {
    expect(encode({ names: [{ name: "abcdef" }, { name: "abc🚗d" }, { name: "c" }] })).toEqual({
      names: [{ name: "abcd…" }, { name: "abc\uFFFD…" }]
    })
  })

  it("states each maximum in the JSON schema", () => {
    expect(JSON.stringify(Schema.toJsonSchemaDocument(Names).schema)).toMatch(/"maxLength":5.*"maxItems":2/)
  })
})
