import { expect, it } from "vitest"
import { parsePriceText } from "./parsePriceText.ts"

it.each([
  ["$1,119.99", 111_999],
  ["$0.10", 10],
  ["", null],
  ["From $3", null]
])("OFF-04 a price of %j is %j cents on the device", (price, cents) => {
  expect(parsePriceText(price)).toBe(cents)
})
