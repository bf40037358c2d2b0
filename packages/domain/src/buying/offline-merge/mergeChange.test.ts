import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Quantity } from "../../catalog/catalog/model.ts"
import type { VersionedQuantity } from "./model.ts"
import { addQuantity, mergeChange } from "./mergeChange.ts"

const held = (quantity: number, mark: number): VersionedQuantity => ({ quantity: quantity as Quantity, mark })
const anyHeld = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(40)).map(([quantity, mark]) => held(quantity, mark))

describe("what becomes of a change that was made without a network", () => {
  it.each([
    ["an add to nothing", null, { _tag: "Add", pieces: 2 }, held(2, 102), false],
    ["an add to what another device left", held(1, 5), { _tag: "Add", pieces: 2 }, held(3, 7), false],
    ["a quantity of what is as it was seen", held(2, 5), { _tag: "Set", quantity: 4, seen: held(2, 5) }, held(4, 5), false],
    ["a quantity that another device changed", held(3, 5), { _tag: "Set", quantity: 4, seen: held(2, 5) }, held(3, 5), true],
    ["the same quantity from another device", held(4, 5), { _tag: "Set", quantity: 4, seen: held(2, 5) }, held(4, 5), false],
    ["a quantity of what another device took out", null, { _tag: "Set", quantity: 4, seen: held(2, 5) }, null, true],
    ["a removal of what another device changed", held(9, 5), { _tag: "Remove", seen: held(2, 5) }, null, false],
    ["a removal of what another device added to", held(5, 8), { _tag: "Remove", seen: held(2, 5) }, held(3, 8), true],
    ["a removal of what came back", held(1, 1_000_001), { _tag: "Remove", seen: held(2, 5) }, held(1, 1_000_001), true],
    ["a removal of what is gone", null, { _tag: "Remove", seen: held(2, 5) }, null, false]
  ] as const)("OFF-01 %s", (_, now, change, after, isOtherwise) => {
    expect(mergeChange(now, change, 100)).toEqual({ held: after, isOtherwise })
  })

  it("OFF-01 an add is there in full, whatever there was, and no mark ever falls", () => {
    fc.assert(
      fc.property(fc.option(anyHeld), fc.integer({ min: 1, max: 20 }), (now, pieces) => {
        const after = mergeChange(now, { _tag: "Add", pieces }).held
        expect(after).toEqual(held((now?.quantity ?? 0) + pieces, (now?.mark ?? 0) + pieces))
      })
    )
  })

  it("OFF-01 an add counts what came of it, where a line may have no more", () => {
    fc.assert(
      fc.property(fc.option(anyHeld), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 25 }), (now, pieces, most) => {
        const after = addQuantity(now, pieces, 0, (wanted) => Math.min(wanted, most) as Quantity)
        const came = Math.max(0, after.quantity - (now?.quantity ?? 0))
        expect(after.mark).toBe((now?.mark ?? 0) + came)
        expect(came).toBeLessThanOrEqual(pieces)
      })
    )
  })

  it("OFF-01 a removal leaves the pieces that were added since it was asked for, and no others", () => {
    fc.assert(
      fc.property(anyHeld, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), (seen, adds) => {
        let now: VersionedQuantity | null = seen
        for (const pieces of adds) now = mergeChange(now, { _tag: "Add", pieces }).held
        const added = adds.reduce((sum, pieces) => sum + pieces, 0)
        expect(mergeChange(now, { _tag: "Remove", seen }).held?.quantity ?? 0).toBe(added)
      })
    )
  })
})
