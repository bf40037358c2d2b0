import { expect, it } from "vitest"
import { parsePriceText } from "./parsePriceText.ts"

it.each([
  ["$1,119.99", 111_999],
  ["$0.10", 10],
  ["", null],
  ["From $3", null]
])("OFF-04 parses the displayed price %j as %j cents", (price, cents) => {
  expect(parsePriceText(price)).toBe(cents)
})
