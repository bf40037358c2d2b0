import { expect, it } from "vitest"
import { DEFAULT_SORT, parseSort, sortOrders, sortValues } from "./sortOrders.ts"

it("GAP-C54 reads every sort order by its name and unknown ones as the default", () => {
  expect(sortValues.map(parseSort)).toEqual(sortValues)
  expect(parseSort("upwards")).toBe(DEFAULT_SORT)
})

it("gives every sort order a name and a label of its own", () => {
  expect(new Set(sortValues).size).toBe(sortOrders.length)
  expect(new Set(sortOrders.map(({ label }) => label)).size).toBe(sortOrders.length)
})
