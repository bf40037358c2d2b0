import fc from "fast-check"
import { expect, it } from "vitest"
import { code39 } from "./code39.ts"

/** Reads the bars of a picture as a scanner does: widths of bars and of the spaces between them. */
const scanned = (svg: string): ReadonlyArray<string> => {
  const bars = [...svg.matchAll(/M(\d+) 0h(\d+)v/g)].map(([, x, width]) => [Number(x), Number(width)] as const)
  const characters: Array<string> = []
  for (let first = 0; first < bars.length; first += 5) {
    const five = bars.slice(first, first + 5)
    characters.push(
      five
        .flatMap(([x, width], index) => {
          const next = five[index + 1]
          return next === undefined ? [width] : [width, next[0] - x - width]
        })
        .map((width) => (width > 1 ? "1" : "0"))
        .join("")
    )
  }
  return characters
}

it("DESK-03 a number is bars that a scanner reads back: five a character, three of nine wide, between two stars", () => {
  const ofDigit = new Map([..."0123456789R-"].map((character) => [scanned(code39(character, ""))[1] ?? "", character]))
  expect(ofDigit.size).toBe(12)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789R-"), minLength: 1, maxLength: 20 }), (text) => {
      const [begin, ...rest] = scanned(code39(text, "bars"))
      const end = rest.pop()
      expect([begin, end]).toEqual(["010010100", "010010100"])
      expect(rest.map((pattern) => ofDigit.get(pattern)).join("")).toBe(text)
      for (const pattern of rest) expect(pattern.match(/1/g)).toHaveLength(3)
    })
  )
})
