import fc from "fast-check"
import { expect, it } from "vitest"
import { code39 } from "./code39.ts"

/** Decodes the bars of an image like a scanner: the widths of bars and of the spaces between them. */
const scan = (svg: string): ReadonlyArray<string> => {
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

it("DESK-03 code39 encodes bars that decode to the number: nine elements per character, three of them wide, between two asterisks", () => {
  const patternToDigit = new Map([..."0123456789R-"].map((character) => [scan(code39(character, ""))[1] ?? "", character]))
  expect(patternToDigit.size).toBe(12)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789R-"), minLength: 1, maxLength: 20 }), (text) => {
      const [begin, ...rest] = scan(code39(text, "bars"))
      const end = rest.pop()
      expect([begin, end]).toEqual(["010010100", "010010100"])
      expect(rest.map((pattern) => patternToDigit.get(pattern)).join("")).toBe(text)
      for (const pattern of rest) expect(pattern.match(/1/g)).toHaveLength(3)
    })
  )
})
