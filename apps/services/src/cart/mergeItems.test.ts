import { CartItem, clampToLimits, getQuantityLimits } from "@camber/domain/cart"
import { MAX_QUANTITY, Quantity, getChoiceKey } from "@camber/domain/catalog"
import { Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { mergeItems } from "./mergeItems.ts"
import { item } from "../../test/openCheckout.ts"

const parts = [
  { ordinality: 1, skuVariantNumber: "CAM-P2-1" },
  { ordinality: 2, skuVariantNumber: "CAM-P8-1" }
]
const choice = fc.constantFrom(
  { skuVariantNumber: "CAM-P3-1", kitComponents: [] },
  { skuVariantNumber: "CAM-P4-1", kitComponents: parts },
  { skuVariantNumber: "CAM-P4-1", kitComponents: parts.toReversed() },
  { skuVariantNumber: "CAM-P4-1", kitComponents: parts.slice(0, 1) }
)
const decodeItem = Schema.decodeUnknownSync(CartItem)
const items = fc.array(
  fc
    .tuple(choice, fc.integer({ min: 1, max: MAX_QUANTITY }))
    .map(([chosen, quantityRequested]) => decodeItem(item(chosen.skuVariantNumber, { ...chosen, quantityRequested }))),
  { maxLength: 12 }
)
const savedLines = fc.uniqueArray(
  fc.record({ choice, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }).map(({ choice: chosen, quantity }) => ({
    ...chosen,
    quantity,
    lineId: getChoiceKey(chosen),
    addedFor: null,
    addedProject: null,
    addedPriceCents: null,
    mark: 0
  })),
  { selector: getChoiceKey }
)

const limits = fc
  .record({ least: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 0, max: 1200 }) })
  .map(({ least, quantity }) => getQuantityLimits(least, [{ availability: "InStock", quantity, perPiece: 1 }]))

it("ATC-03 mergeItems creates one line per distinct item with the sum of the quantities, within the limits", () => {
  fc.assert(
    fc.property(items, savedLines, limits, (added, before, limit) => {
      const merged = mergeItems(added, before, () => limit)
      expect(merged.map(getChoiceKey).toSorted()).toEqual([...new Set(added.map(getChoiceKey))].toSorted())
      for (const line of merged) {
        const isSame = (other: Parameters<typeof getChoiceKey>[0]) => getChoiceKey(other) === getChoiceKey(line)
        const had = before.filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0)
        const asked = had + added.filter(isSame).reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
        expect(line.quantity).toBe(clampToLimits(asked, limit))
        expect(line.pieces).toBe(Math.max(0, line.quantity - had))
        expect(line.note === null).toBe(line.quantity === asked)
        expect(Schema.is(Quantity)(line.quantity)).toBe(true)
      }
    })
  )
})

it("getChoiceKey is equal for kits with the same components in any order, and different otherwise", () => {
  const kit = { skuVariantNumber: "CAM-P4-1", kitComponents: parts }
  expect(getChoiceKey({ ...kit, kitComponents: parts.toReversed() })).toBe(getChoiceKey(kit))
  expect(getChoiceKey({ ...kit, kitComponents: parts.slice(1) })).not.toBe(getChoiceKey(kit))
})

it("ATC-02 mergeItems keeps the list of the last equal item", () => {
  const [line] = mergeItems(
    [item("CAM-P3-1", { listId: "first" }), item("CAM-P3-1", { listId: "last" })].map((one) => decodeItem(one)),
    [],
    () => getQuantityLimits(1, [])
  )
  expect(line?.list.id).toBe("last")
})
