import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { matchEnds, parseEndWords } from "./endWords.ts"
import type { PartEnd } from "./model.ts"
import { parseFigures } from "./parseFigures.ts"
import { sampleTables } from "./testing/sampleTables.ts"

const end = (kind: string, figures: string): PartEnd => ({
  name: `${kind} ${figures}`,
  kind,
  role: "male",
  alternatives: [parseFigures(figures)],
  open: null,
  isVerified: true
})
const match = (query: string, ...ends: ReadonlyArray<PartEnd>) => matchEnds(sampleTables, ends, parseEndWords(query))

describe("parseEndWords", () => {
  it.each([
    ["28 spline axle", [{ is: "spline", teeth: 28 }]],
    ["153 tooth flexplate", [{ is: "tooth", teeth: 153 }]],
    ["5 on 4.75 wheels", [{ is: "pattern", bolts: 5, circle: 4.75 }]],
    ["5x4-3/4 hub", [{ is: "pattern", bolts: 5, circle: 4.75 }]],
    [
      "10an to 8an",
      [
        { is: "an", size: 10 },
        { is: "an", size: 8 }
      ]
    ],
    [
      "-10 an to -8 an hose",
      [
        { is: "an", size: 10 },
        { is: "an", size: 8 }
      ]
    ],
    ["17 x 9 wheel", []],
    ["3 on the tree", []]
  ])("MATE-09 reads '%s'", (query, expected) => {
    expect(parseEndWords(query)).toEqual(expected)
  })

  it("MATE-09 reads any text without failing", () => {
    fc.assert(fc.property(fc.string(), (query) => Array.isArray(parseEndWords(query))))
  })
})

describe("matchEnds", () => {
  it("MATE-09 finds a figure at any end of the kind, and returns unknown for a part without such an end", () => {
    expect(match("28 spline axle", end("axle-spline", "teeth=28;diameter=1.2"))).toBe("yes")
    expect(match("28 spline axle", end("axle-spline", "teeth=31;diameter=1.33"))).toBe("no")
    expect(match("28 spline axle", end("axle-spline", "diameter=1.2"))).toBe("unknown")
    expect(match("28 spline axle", end("thread", "size=1/2-20"))).toBe("unknown")
  })

  it("MATE-09 requires a separate end for each of two fittings", () => {
    const [ten, eight] = [end("fluid-port", "size=AN-10"), end("fluid-port", "size=AN-8")]
    expect(match("10an to 8an", eight, ten)).toBe("yes")
    expect(match("10an to 8an", ten, end("fluid-port", "size=AN-6"))).toBe("no")
  })
})
