import { render } from "@testing-library/react"
import fc from "fast-check"
import { expect, it } from "vitest"
import { TitleText } from "./TitleText.tsx"

const draw = (text: string) => {
  const { container } = render(<TitleText text={text} />)
  return { text: container.textContent, whole: [...container.querySelectorAll(".nobr")].map(({ textContent }) => textContent) }
}

it("NAV-186 a title does not break within names and part numbers with a hyphen, ranges and measures", () => {
  expect(draw("Torque Wrench, 20-150 lb-ft").whole).toEqual(["20-150", "lb-ft"])
  expect(draw("Disc brakes on a first-generation Camaro, 1967-1969, CAM-2").whole).toEqual(["first-generation", "1967-1969", "CAM-2"])
  expect(draw("Quarterpole G-235 Seat, 4L80-E, 2-1/2 in").whole).toEqual(["G-235", "4L80-E", "2-1/2"])
})

it("a title allows a break in a word that is longer than any line", () => {
  expect(draw("Extraordinarily-long-hyphenated").whole).toEqual([])
})

it("a title shows every text unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "é", "-", " ", "9", "<") }), (text) => {
      expect(draw(text).text).toBe(text)
    })
  )
})
