import { expect, it } from "vitest"
import { getCompletion } from "./suggestions.ts"

it.each([
  ["brake cal", "brake caliper", "iper"],
  ["Brake CAL", "brake caliper", "iper"],
  ["brake caliper", "brake caliper", ""],
  ["rotor", "brake caliper", ""],
  ["", "brake caliper", ""],
  ["brake", "", ""]
])("SRCH-06 getCompletion completes '%s' to '%s' with '%s'", (term, suggestion, rest) => {
  expect(getCompletion(term, suggestion)).toBe(rest)
})
