import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Quantity } from "../../catalog/catalog/sku.ts"
import type { VersionedQuantity } from "./model.ts"
import { addQuantity, mergeChange } from "./mergeChange.ts"

const createVersioned = (quantity: number, mark: number): VersionedQuantity => ({ quantity: quantity as Quantity, mark })
const anyVersioned = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(40)).map(([quantity, mark]) => createVersioned(quantity, mark))

describe("mergeChange", () => {
  it.each([
    ["an add without a current quantity", null, { _tag: "Add", pieces: 2 }, createVersioned(2, 102), false],
    ["an add to another device's quantity", createVersioned(1, 5), { _tag: "Add", pieces: 2 }, createVersioned(3, 7), false],
    [
      "a quantity of an unchanged item",
      createVersioned(2, 5),
      { _tag: "Set", quantity: 4, seen: createVersioned(2, 5) },
      createVersioned(4, 5),
      false
    ],
    [
      "a quantity after another device set it",
      createVersioned(3, 5),
      { _tag: "Set", quantity: 4, seen: createVersioned(2, 5) },
      createVersioned(3, 5),
      true
    ],
    [
      "the same quantity as another device",
      createVersioned(4, 5),
      { _tag: "Set", quantity: 4, seen: createVersioned(2, 5) },
      createVersioned(4, 5),
      false
    ],
    ["a quantity of a removed item", null, { _tag: "Set", quantity: 4, seen: createVersioned(2, 5) }, null, true],
    [
      "a removal after another device set the quantity",
      createVersioned(9, 5),
      { _tag: "Remove", seen: createVersioned(2, 5) },
      null,
      false
    ],
    [
      "a removal after another device added pieces",
      createVersioned(5, 8),
      { _tag: "Remove", seen: createVersioned(2, 5) },
      createVersioned(3, 8),
      true
    ],
    [
      "a removal of a re-added item",
      createVersioned(1, 1_000_001),
      { _tag: "Remove", seen: createVersioned(2, 5) },
      createVersioned(1, 1_000_001),
      true
    ],
    ["a removal of a removed item", null, { _tag: "Remove", seen: createVersioned(2, 5) }, null, false]
  ] as const)("OFF-01 %s", (_, now, change, after, hadConflict) => {
    expect(mergeChange(now, change, 100)).toEqual({ held: after, hadConflict })
  })

  it("OFF-01 never loses an add, and never decreases the version counter", () => {
    fc.assert(
      fc.property(fc.option(anyVersioned), fc.integer({ min: 1, max: 20 }), (now, pieces) => {
        const after = mergeChange(now, { _tag: "Add", pieces }).held
        expect(after).toEqual(createVersioned((now?.quantity ?? 0) + pieces, (now?.mark ?? 0) + pieces))
      })
    )
  })

  it("OFF-01 counts only the pieces that the limit allowed", () => {
    fc.assert(
      fc.property(fc.option(anyVersioned), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 25 }), (now, pieces, most) => {
        const after = addQuantity(now, pieces, 0, (wanted) => Math.min(wanted, most) as Quantity)
        const addedPieces = Math.max(0, after.quantity - (now?.quantity ?? 0))
        expect(after.mark).toBe((now?.mark ?? 0) + addedPieces)
        expect(addedPieces).toBeLessThanOrEqual(pieces)
      })
    )
  })

  it("OFF-01 keeps exactly the pieces that were added since a removal was requested", () => {
    fc.assert(
      fc.property(anyVersioned, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), (seen, adds) => {
        let now: VersionedQuantity | null = seen
        for (const pieces of adds) now = mergeChange(now, { _tag: "Add", pieces }).held
        const added = adds.reduce((sum, pieces) => sum + pieces, 0)
        expect(mergeChange(now, { _tag: "Remove", seen }).held?.quantity ?? 0).toBe(added)
      })
    )
  })
})
