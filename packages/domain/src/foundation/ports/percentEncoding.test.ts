import fc from "fast-check"
import { expect, it } from "vitest"
import { decodePercent, encodePercent } from "./queryString.ts"
import { typedText } from "./testing/typedText.ts"

it("encodePercent is reversed by decodePercent, except for lone surrogates", () => {
  fc.assert(
    fc.property(typedText(), (text) => {
      expect(encodePercent(text)).toMatch(/^[\w.!~*'()%-]*$/)
      expect(decodePercent(encodePercent(text))).toBe(text.toWellFormed())
    })
  )
})

it.each(["%", "%zz", "%E0%A4%A", "100%"])("decodePercent keeps the invalid encoding %j", (text) => {
  expect(decodePercent(text)).toBe(text)
})
