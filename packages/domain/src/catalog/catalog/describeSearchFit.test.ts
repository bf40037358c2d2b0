import * as fc from "fast-check"
import { expect, it } from "vitest"
import { describeSearchFit } from "./rules.ts"

const row = (years: string, make: string, models: string, engine = "Any", note: string | null = null) => ({
  years,
  make,
  models,
  engine,
  note
})
const rows = [
  row("1967-1969", "Chevrolet", "Camaro", "Chevrolet Small Block V8"),
  row("1970", "Chevrolet", "Camaro, Nova", "Any", "Transmission TH350"),
  row("Any", "Any", "Any", "Ford Windsor V8")
]
const found = (text: string) => describeSearchFit(rows, text).map((one) => rows.indexOf(one))

it.each([
  ["", [0, 1, 2]],
  ["camaro", [0, 1]],
  ["1968 CAMARO", [0]],
  ["1970", [1, 2]],
  ["1969, chevrolet", [0]],
  ["nova th350", [1]],
  ["windsor 1934", [2]],
  ["mustang", []],
  ["<b>", []]
])("describeSearchFit filters the rows of 'What it fits' by '%s'", (text, expected) => {
  expect(found(text)).toEqual(expected)
})

it("describeSearchFit never finds more rows with more words, and finds each row by its own words", () => {
  fc.assert(
    fc.property(fc.constantFrom("camaro", "1968", "any", "v8"), fc.string({ maxLength: 8 }), (word, other) => {
      const both = describeSearchFit(rows, `${word} ${other}`)
      expect(describeSearchFit(rows, word)).toEqual(expect.arrayContaining([...both]))
    })
  )
  for (const one of rows) expect(describeSearchFit(rows, `${one.make} ${one.models}`)).toContain(one)
})
