import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseCookieHeader, isNotModified, selectEncoding } from "./httpHeaders.ts"

describe("parseCookieHeader", () => {
  it.each([
    [null, []],
    ["", []],
    ["theme", []],
    ["=dark", []],
    ["theme=", [["theme", ""]]],
    [
      " a = 1 ;b=x=y; c=%7B%22d%22%3A1%7D",
      [
        ["a", "1"],
        ["b", "x=y"],
        ["c", '{"d":1}']
      ]
    ],
    ["a=1; a=2", [["a", "1"]]],
    ["a=100%", [["a", "100%"]]]
  ])("parses %j as %j", (header, cookies) => {
    expect([...parseCookieHeader(header)]).toEqual(cookies)
  })
  it("restores URL-encoded cookies with any content", () => {
    const jar = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z_]{1,8}$/), fc.string({ unit: "grapheme" })), {
      selector: ([name]) => name
    })
    fc.assert(
      fc.property(jar, (cookies) => {
        const header = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")
        expect([...parseCookieHeader(header)]).toEqual(cookies)
      })
    )
  })
})

it.each([
  [null, '"a"', false],
  ["", '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a" ,"c"', '"a"', true],
  ["*", '"a"', true],
  ['"aa"', '"a"', false],
  ["a", '"a"', false]
])("OPS-37 isNotModified for the header %s and the tag %s is %s", (header, tag, expected) => {
  expect(isNotModified(header, tag)).toBe(expected)
})

const zero = fc.constantFrom("q=0", "q=0.0", "q=0.000", " q=0 ", "Q=0")
const some = fc.constantFrom("", ";q=1", "; q=0.001", ";q=0.5", ";Q=1.0")
const named = (name: string) =>
  fc.record({ spelled: fc.constantFrom(name, name.toUpperCase()), quality: some }).map(({ quality, spelled }) => spelled + quality)

describe("selectEncoding", () => {
  it("selects the smallest accepted encoding, ignoring letter case and weight", () => {
    const offered = ["gzip, deflate, br", "GZIP", "deflate", "br;q=0.1, gzip;q=1", "*", "", null].map((header) => selectEncoding(header))
    expect(offered).toEqual(["br", "gzip", "identity", "br", "br", "identity", "identity"])
  })

  it("OPS-37 never selects an encoding with quality 0, nor an encoding that is neither named nor covered by a star", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("br", "gzip"),
        zero,
        fc.array(fc.oneof(named("deflate"), named("identity"), named("zstd")), { maxLength: 3 }),
        fc.array(fc.constantFrom("first", "star"), { maxLength: 2 }),
        (refused, quality, others, options) => {
          const offers = [...others, ...(options.includes("star") ? ["*"] : [])]
          const offer = `${refused};${quality}`
          const header = (options.includes("first") ? [offer, ...offers] : [...offers, offer]).join(", ")
          const other = refused === "br" ? "gzip" : "br"
          expect(selectEncoding(header)).toBe(options.includes("star") ? other : "identity")
        }
      )
    )
  })

  it("selects only from the offered encodings", () => {
    expect(["br, gzip", "br", "*", "gzip;q=0, *"].map((header) => selectEncoding(header, ["gzip"]))).toEqual([
      "gzip",
      "identity",
      "gzip",
      "identity"
    ])
    expect(selectEncoding("br, gzip", [])).toBe("identity")
  })

  it("finds a named encoding at any position", () => {
    fc.assert(
      fc.property(named("gzip"), fc.array(named("deflate"), { maxLength: 3 }), fc.nat(3), (gzip, others, at) => {
        expect(selectEncoding(others.toSpliced(at, 0, gzip).join(","))).toBe("gzip")
      })
    )
  })
})
