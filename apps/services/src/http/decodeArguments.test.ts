import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { decodeArguments } from "./decodeArguments.ts"
import { InvalidArgument } from "./errors.ts"

const decode = decodeArguments(Schema.Struct({ terms: Schema.Array(Schema.Struct({ text: Schema.String })) }))
const given = (text: string) => ({ terms: [{ text: "fine" }, { text }] })

it.each(["a\u0000b", "\u0000", "half \ud83d", "\udc00 half"])(
  "text that no database keeps is refused, and where it stood is said: %j",
  (text) => {
    const refused = new InvalidArgument({ argument: "terms.1.text", expected: "Expected text without NUL and without broken characters" })
    expect(decode(given(text))).toEqual(Result.fail(refused))
  }
)

it("any well-formed text without NUL comes through as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.includes("\u0000") && text.isWellFormed())
      expect(decode(given(text))).toEqual(Result.succeed(given(text)))
    })
  )
})

it("null is told from what is left out where a schema knows both, and is left out where it knows no null", () => {
  const decodeChange = decodeArguments(
    Schema.Struct({ budget: Schema.optionalKey(Schema.NullOr(Schema.Int)), name: Schema.optionalKey(Schema.String) })
  )
  expect(decodeChange({ budget: null, name: null })).toEqual(Result.succeed({ budget: null }))
  expect(decodeChange({})).toEqual(Result.succeed({}))
})
