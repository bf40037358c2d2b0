import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyLineEdit } from "../cart/machine.ts"
import { type CartContents, type CartLine, CartLineId } from "../cart/model.ts"
import { clampToLimits } from "../cart/quantityLimits.ts"
import { computeCartTotals } from "../cart/rules.ts"
import { createLine } from "../cart/testing/checkoutService.ts"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { mergeChange } from "../offline-merge/mergeChange.ts"
import { toVersionedQuantity, createLocalLineId, addItems, removeLines, setLineQuantity, parsePriceText } from "./localCart.ts"

const contents = (lines: ReadonlyArray<CartLine>): CartContents => ({ lines, ...computeCartTotals(lines) })
const anyLine = fc
  .record({
    wanted: fc.integer({ min: 1, max: 12 }),
    least: fc.integer({ min: 1, max: 4 }),
    left: fc.option(fc.integer({ min: 1, max: 9 }))
  })
  .map(({ least, left, wanted }) => {
    const limits = { least: clampQuantity(least), left: left === null ? null : clampQuantity(left) }
    const line = { ...createLine(createCartItem("A")), ...limits, mark: 1_000_000 }
    return { ...applyLineEdit(line, clampQuantity(wanted)), wanted: clampQuantity(wanted) }
  })

describe("the cart of an offline device", () => {
  it("OFF-01 counts only the added pieces that the stock allows, as the services do", () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), (line, adds) => {
        const items = adds.map((pieces) => createCartItem("A", pieces))
        const [after] = addItems(contents([line]), "key", items, []).lines
        const quantity = clampToLimits(line.wanted + adds.reduce((sum, pieces) => sum + pieces, 0), line)
        const addedPieces = Math.max(0, quantity - line.wanted)
        expect(after).toMatchObject({ mark: line.mark + addedPieces, wanted: addedPieces === 0 ? line.wanted : quantity })
      })
    )
  })

  it("OFF-01 sends a base version that lets the services set a quantity after a limited add", () => {
    const line = { ...applyLineEdit({ ...createLine(createCartItem("A")), left: clampQuantity(3) }, clampQuantity(2)), mark: 1_000_002 }
    const [seen] = addItems(contents([line]), "key", [createCartItem("A", 5)], []).lines
    // The services had two pieces and added one.
    const stored = { quantity: clampQuantity(3), mark: 1_000_003 }
    expect(mergeChange(stored, { _tag: "Set", quantity: 1, seen: toVersionedQuantity(seen!) })).toEqual({
      held: { ...stored, quantity: 1 },
      hadConflict: false
    })
  })

  it("OFF-04 shows an unknown part with its page data, under a local id", () => {
    const part = { title: "Rotor", brand: "Ironvale", imageUrl: "/rotor.svg", productPageUrl: "/item/rotor/2", price: "$90.00" }
    const item = createCartItem("A", 2)
    const cart = addItems(null, "key", [item, createCartItem("B")], [{ ...part, skuBaseNumber: item.skuBaseNumber }])
    expect(cart).toMatchObject({
      itemCount: 3,
      total: 18_000,
      lines: [
        { lineId: createLocalLineId("key", item), title: "Rotor", brand: "Ironvale", url: "/item/rotor/2", lineTotal: 18_000 },
        { title: "CAM-B-1", availabilityText: "Price when you're online", unitPrice: 0 }
      ]
    })
    const [a] = cart.lines
    expect(setLineQuantity(cart, a!.lineId, 5)).toMatchObject({ itemCount: 6, lines: [{ quantity: 5 }, { quantity: 1 }] })
    expect(removeLines(cart, [a!.lineId])).toMatchObject({ itemCount: 1, lines: [{ title: "CAM-B-1" }] })
    expect(setLineQuantity(cart, CartLineId.make("unknown-line"), 5)).toEqual(cart)
  })
})

it.each([
  ["$1,119.99", 111_999],
  ["$0.10", 10],
  ["", null],
  ["From $3", null]
])("OFF-04 parses the displayed price %j as %j cents", (price, cents) => {
  expect(parsePriceText(price)).toBe(cents)
})
