import { expect, it } from "vitest"
import { selectedValue } from "./selectedValue.ts"

it.each([undefined, null, ""])("CTRL-03 a selected option with the value %j counts as no selection", (value) => {
  expect(selectedValue({ label: "Select...", value })).toBeNull()
})

it("CTRL-03 an option without a value, and no option, is no selection either", () => {
  expect([selectedValue({ label: "Select..." }), selectedValue(null), selectedValue(undefined)]).toEqual([null, null, null])
})

it.each([0, -1, "none", false])("CTRL-03 %j is a value like any other", (value) => {
  expect(selectedValue({ label: "x", value })).toBe(value)
})
