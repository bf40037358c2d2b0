import { expect, it } from "vitest"
import { kitParts } from "./kitParts.ts"

it("AFT-21 tells what was chosen of a kit from what it consists of", () => {
  expect(kitParts(["Finish: Black", "2 × Ball Joint, Upper", "1 × Bushing"])).toEqual({
    chosen: ["Finish: Black"],
    parts: ["2 × Ball Joint, Upper", "1 × Bushing"]
  })
  expect(kitParts(["Size: 2 × 4"])).toEqual({ chosen: ["Size: 2 × 4"], parts: [] })
})
