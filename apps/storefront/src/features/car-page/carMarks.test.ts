import { SkuBaseNumber } from "@camber/domain/catalog"
import fc from "fast-check"
import { expect, it } from "vitest"
import { getOwnershipMarks } from "./carMarks.ts"

const number = fc.constantFrom("CAM-1", "CAM-2", "CAM-3").map((text) => SkuBaseNumber.make(text))
const held = fc.record({ cart: fc.array(number), list: fc.array(number), bought: fc.array(number) })
const placed = fc.uniqueArray(
  fc.record({ skuBaseNumber: number, systems: fc.uniqueArray(fc.constantFrom<string[]>("engine", "fuel", "cooling")) }),
  {
    selector: ({ skuBaseNumber }) => skuBaseNumber
  }
)

it("getOwnershipMarks counts each line once in each system of its part, and in no other system", () => {
  fc.assert(
    fc.property(held, placed, (held, placed) => {
      const marks = getOwnershipMarks(held, placed)
      for (const system of ["engine", "fuel", "cooling"]) {
        const parts = placed.filter(({ systems }) => systems.includes(system)).map(({ skuBaseNumber }) => String(skuBaseNumber))
        const count = (of: ReadonlyArray<string>) => of.filter((part) => parts.includes(part)).length
        expect(marks.get(system) ?? { cart: 0, list: 0, bought: 0 }).toEqual({
          cart: count(held.cart),
          list: count(held.list),
          bought: count(held.bought)
        })
      }
    })
  )
})
