import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseQueryString, decodePercent, encodePercent } from "./queryString.ts"
import { typedText } from "./testing/typedText.ts"

describe("parseQueryString", () => {
  const text = typedText().map((any) => any.toWellFormed())

  it("returns what the platform writes, with the first value of each name", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            text.filter((name) => name !== ""),
            text
          )
        ),
        (pairs) => {
          const written = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]))
          const first = new Map(pairs.toReversed())
          expect(new Map(parseQueryString(`?${written.toString()}`))).toEqual(first)
        }
      )
    )
  })

  it.each<readonly [string, Record<string, string>]>([
    ["", {}],
    ["?", {}],
    ["?a", { a: "" }],
    ["?a=1&a=2", { a: "1" }],
    ["?a==b=", { a: "=b=" }],
    ["a=%zz&&b=%", { a: "%zz", b: "%" }],
    ["?__proto__=x", { ["__proto__"]: "x" }]
  ])("parses %j without failing", (search, parameters) => {
    expect([...parseQueryString(search)]).toEqual(Object.entries(parameters))
  })
})

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
