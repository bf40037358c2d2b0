import { expect, it } from "vitest"
import { isNotModified } from "./isNotModified.ts"

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
])("OPS-37 who has %s has what %s is of: %s", (header, tag, expected) => {
  expect(isNotModified(header, tag)).toBe(expected)
})
