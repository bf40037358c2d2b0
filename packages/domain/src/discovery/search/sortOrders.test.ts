import { expect, it } from "vitest"
import { DEFAULT_SORT, parseSort, sortOrders, sortValues } from "./sortOrders.ts"

it("GAP-C54 parseSort reads every sort order by name and an unknown name as the default", () => {
  expect(sortValues.map(parseSort)).toEqual(sortValues)
  expect(parseSort("upwards")).toBe(DEFAULT_SORT)
})

it("every sort order has a unique name and label", () => {
  expect(new Set(sortValues).size).toBe(sortOrders.length)
  expect(new Set(sortOrders.map(({ label }) => label)).size).toBe(sortOrders.length)
})
