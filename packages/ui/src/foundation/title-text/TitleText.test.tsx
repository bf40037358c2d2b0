import { render } from "@testing-library/react"
import fc from "fast-check"
import { expect, it } from "vitest"
import { TitleText } from "./TitleText.tsx"

const draw = (text: string) => {
  const { container } = render(<TitleText text={text} />)
  return { text: container.textContent, whole: [...container.querySelectorAll(".nobr")].map(({ textContent }) => textContent) }
}

it("keeps words with a hyphen whole, and neither ranges of years nor part numbers", () => {
  expect(draw("Torque Wrench, 20-150 lb-ft").whole).toEqual(["lb-ft"])
  expect(draw("Disc brakes on a first-generation Camaro, 1967-1969, CAM-2").whole).toEqual(["first-generation"])
})

it("lets a word break that no line could take", () => {
  expect(draw("Extraordinarily-long-hyphenated").whole).toEqual([])
})

it("shows the text as it is, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "é", "-", " ", "9", "<") }), (text) => {
      expect(draw(text).text).toBe(text)
    })
  )
})
