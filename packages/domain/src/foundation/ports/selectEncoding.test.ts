import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { selectEncoding } from "./httpNegotiation.ts"

const zero = fc.constantFrom("q=0", "q=0.0", "q=0.000", " q=0 ", "Q=0")
const some = fc.constantFrom("", ";q=1", "; q=0.001", ";q=0.5", ";Q=1.0")
const named = (name: string) =>
  fc.record({ spelled: fc.constantFrom(name, name.toUpperCase()), quality: some }).map(({ quality, spelled }) => spelled + quality)

describe("selectEncoding", () => {
  it("selects the smallest accepted encoding, ignoring letter case and weight", () => {
    const offered = ["gzip, deflate, br", "GZIP", "deflate", "br;q=0.1, gzip;q=1", "*", "", null].map((header) => selectEncoding(header))
    expect(offered).toEqual(["br", "gzip", "identity", "br", "br", "identity", "identity"])
  })

  it("OPS-37 never selects an encoding with quality 0, nor one that is neither named nor covered by a star", () => {
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
