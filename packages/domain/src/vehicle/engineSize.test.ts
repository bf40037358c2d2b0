import { expect, it } from "vitest"
import { engineSize } from "./engineSize.ts"

it.each([
  ["350 cid (5.7L)", "5.7L"],
  ["302 cid (5.0L)", "5.0L"],
  ["5.7L", "5.7L"],
  ["Small Block Chevy Gen II (LT)", "Small Block Chevy Gen II (LT)"],
  ["", ""]
])("of '%s' a plate says '%s'", (name, size) => {
  expect(engineSize(name)).toBe(size)
})
