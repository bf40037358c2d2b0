import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { decodeArguments } from "./decodeArguments.ts"
import { InvalidArgument } from "./errors.ts"

const decode = decodeArguments(Schema.Struct({ terms: Schema.Array(Schema.Struct({ text: Schema.String })) }))
const withText = (text: string) => ({ terms: [{ text: "fine" }, { text }] })

it.each(["a\u0000b", "\u0000", "half \ud83d", "\udc00 half"])(
  "decodeArguments rejects text that the database cannot store, and names its path: %j",
  (text) => {
    const rejection = new InvalidArgument({ argument: "terms.1.text", expected: "Expected text without NUL and without broken characters" })
    expect(decode(withText(text))).toEqual(Result.fail(rejection))
  }
)

it("decodeArguments keeps any well-formed text without NUL", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.includes("\u0000") && text.isWellFormed())
      expect(decode(withText(text))).toEqual(Result.succeed(withText(text)))
    })
  )
})

it("decodeArguments distinguishes null from absent if the schema allows both, and otherwise drops null", () => {
  const decodeChange = decodeArguments(
    Schema.Struct({ budget: Schema.optionalKey(Schema.NullOr(Schema.Int)), name: Schema.optionalKey(Schema.String) })
  )
  expect(decodeChange({ budget: null, name: null })).toEqual(Result.succeed({ budget: null }))
  expect(decodeChange({})).toEqual(Result.succeed({}))
})
