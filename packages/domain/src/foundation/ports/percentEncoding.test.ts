import fc from "fast-check"
import { expect, it } from "vitest"
import { decodePercent, encodePercent } from "./percentEncoding.ts"
import { typedText } from "./testing/typedText.ts"

it("whatever is encoded is decoded to itself, but for halves of characters", () => {
  fc.assert(
    fc.property(typedText(), (text) => {
      expect(encodePercent(text)).toMatch(/^[\w.!~*'()%-]*$/)
      expect(decodePercent(encodePercent(text))).toBe(text.toWellFormed())
    })
  )
})

it.each(["%", "%zz", "%E0%A4%A", "100%"])("%j is no encoding, and stays", (text) => {
  expect(decodePercent(text)).toBe(text)
})
