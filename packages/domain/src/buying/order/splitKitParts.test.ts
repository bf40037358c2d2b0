import fc from "fast-check"
import { expect, it } from "vitest"
import { formatKitPart } from "../../catalog/catalog/kit.ts"
import { splitKitParts } from "./splitKitParts.ts"

it("AFT-21 splitKitParts separates chosen options from kit components", () => {
  expect(splitKitParts(["Finish: Black", "2 × Ball Joint, Upper", "1 × Bushing"])).toEqual({
    chosen: ["Finish: Black"],
    parts: ["2 × Ball Joint, Upper", "1 × Bushing"]
  })
  expect(splitKitParts(["Size: 2 × 4"])).toEqual({ chosen: ["Size: 2 × 4"], parts: [] })
})

it("AFT-21 BUY-11 splitKitParts recognizes every formatted component, and no option", () => {
  const part = fc.record({ title: fc.string(), options: fc.array(fc.string()), quantity: fc.integer({ min: 1, max: 999 }) })
  const choice = fc.tuple(fc.stringMatching(/^[A-Z][a-z ]*$/), fc.string()).map(([name, value]) => `${name}: ${value}`)
  fc.assert(
    fc.property(fc.array(part), fc.array(choice), (written, chosen) => {
      const parts = written.map((written) => formatKitPart(written))
      expect(splitKitParts([...chosen, ...parts])).toEqual({ chosen, parts })
    })
  )
})
