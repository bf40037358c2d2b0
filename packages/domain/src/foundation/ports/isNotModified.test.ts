import { expect, it } from "vitest"
import { isNotModified } from "./httpNegotiation.ts"

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
