import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MIN_QUANTITY } from "../../catalog/catalog/rules.ts"
import { truncateQuantity, parseQuantity, getSelectedValue, stepQuantity, getFailedMessages, type Validation } from "./rules.ts"

describe("the quantity stepper", () => {
  it("CTRL-09 starts with 1 and ranges from 1 to 999", () => {
    expect(MIN_QUANTITY).toBe(1)
    expect(parseQuantity("")).toBe(1)
    expect(parseQuantity("0")).toBe(1)
    expect(parseQuantity("1000")).toBe(999)
    expect(stepQuantity(1, -1)).toBe(1)
    expect(stepQuantity(1, 1)).toBe(2)
    expect(stepQuantity(998, 1)).toBe(999)
    expect(stepQuantity(999, 1)).toBe(999)
  })
  it.each([
    ["-1", 1],
    ["2", 2],
    ["12.9", 12],
    ["9999", 999],
    ["Infinity", 999]
  ])("CTRL-10 changes %j to %d when the control loses focus", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })
  it.each(["abc", "1a", " ", "NaN"])("CTRL-11 changes %j to 1 because it is not a number", (text) => {
    expect(parseQuantity(text)).toBe(1)
  })
  it("CTRL-12 limits typing to three characters", () => {
    expect(truncateQuantity("12345")).toBe("123")
    expect(truncateQuantity("12")).toBe("12")
    expect(truncateQuantity("")).toBe("")
  })
  it("CTRL-09 yields an integer from 1 to 999 for any text and step", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), fc.constantFrom(1 as const, -1 as const), (text, by) => {
        for (const quantity of [parseQuantity(text), parseQuantity(truncateQuantity(text)), stepQuantity(parseQuantity(text), by)]) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity >= 1).toBe(true)
          expect(quantity <= 999).toBe(true)
        }
      })
    )
  })
})

it.each([undefined, null, ""])("CTRL-03 getSelectedValue treats the value %j as no selection", (value) => {
  expect(getSelectedValue({ label: "Select...", value })).toBeNull()
})

it("CTRL-03 getSelectedValue treats a missing value or option as no selection", () => {
  expect(getSelectedValue({ label: "Select..." })).toBeNull()
  expect(getSelectedValue(null)).toBeNull()
  expect(getSelectedValue(undefined)).toBeNull()
})

it.each([0, -1, "none", false])("CTRL-03 getSelectedValue returns the value %j", (value) => {
  expect(getSelectedValue({ label: "x", value })).toBe(value)
})

const validations: ReadonlyArray<Validation> = [
  { holds: (text) => text.trim() !== "", message: "Please provide a list name." },
  { holds: (text) => text.length <= 40, message: "List name must be less than 40 characters." }
]

it("CTRL-31 getFailedMessages returns the message of each failed condition, in order", () => {
  expect(getFailedMessages("", validations)).toEqual(["Please provide a list name."])
  expect(getFailedMessages(" ".repeat(41), validations)).toEqual(validations.map(({ message }) => message))
  expect(getFailedMessages("Camaro", validations)).toEqual([])
  expect(getFailedMessages("", [])).toEqual([])
})
