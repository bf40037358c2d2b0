import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fulfilledLine } from "../cart/machine.ts"
import { type CartContents, type CartLine, LineId } from "../cart/model.ts"
import { limitPieces } from "../cart/quantityLimits.ts"
import { cartTotals } from "../cart/rules.ts"
import { lineOf } from "../cart/testing/checkoutService.ts"
import { itemOf } from "../cart/testing/createTestCart.ts"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import { settle } from "../offline-merge/mergeChange.ts"
import { heldOfLine, localLineId, withItems, withoutLines, withQuantity } from "./localCart.ts"

const contents = (lines: ReadonlyArray<CartLine>): CartContents => ({ lines, ...cartTotals(lines) })
const anyLine = fc
  .record({
    wanted: fc.integer({ min: 1, max: 12 }),
    least: fc.integer({ min: 1, max: 4 }),
    left: fc.option(fc.integer({ min: 1, max: 9 }))
  })
  .map(({ least, left, wanted }) => {
    const limits = { least: clampQuantity(least), left: left === null ? null : clampQuantity(left) }
    const line = { ...lineOf(itemOf("A")), ...limits, mark: 1_000_000 }
    return { ...fulfilledLine(line, clampQuantity(wanted)), wanted: clampQuantity(wanted) }
  })

describe("the cart of a device without a network", () => {
  it("OFF-01 counts of an add the pieces that stock allows, as the services do, and no others", () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), (line, adds) => {
        const items = adds.map((pieces) => itemOf("A", pieces))
        const [after] = withItems(contents([line]), "key", items, []).lines
        const quantity = limitPieces(line.wanted + adds.reduce((sum, pieces) => sum + pieces, 0), line)
        const came = Math.max(0, quantity - line.wanted)
        expect(after).toMatchObject({ mark: line.mark + came, wanted: came === 0 ? line.wanted : quantity })
      })
    )
  })

  it("OFF-01 a quantity that is set after an add that stock limits is set where it arrives", () => {
    const line = { ...fulfilledLine({ ...lineOf(itemOf("A")), left: clampQuantity(3) }, clampQuantity(2)), mark: 1_000_002 }
    const [seen] = withItems(contents([line]), "key", [itemOf("A", 5)], []).lines
    // The services had two, and took one more.
    const there = { quantity: clampQuantity(3), mark: 1_000_003 }
    expect(settle(there, { _tag: "Set", quantity: 1, seen: heldOfLine(seen!) })).toEqual({
      held: { ...there, quantity: 1 },
      isOtherwise: false
    })
  })

  it("OFF-04 shows a part that it knows nothing of as its page showed it, at an id of its own", () => {
    const part = { title: "Rotor", brand: "Ironvale", imageUrl: "/rotor.svg", productPageUrl: "/item/rotor/2", price: "$90.00" }
    const item = itemOf("A", 2)
    const cart = withItems(null, "key", [item, itemOf("B")], [{ ...part, skuBaseNumber: item.skuBaseNumber }])
    expect(cart).toMatchObject({
      itemCount: 3,
      total: 18_000,
      lines: [
        { lineId: localLineId("key", item), title: "Rotor", brand: "Ironvale", url: "/item/rotor/2", lineTotal: 18_000 },
        { title: "CAM-B-1", availabilityText: "Price when you're online", unitPrice: 0 }
      ]
    })
    const [a] = cart.lines
    expect(withQuantity(cart, a!.lineId, 5)).toMatchObject({ itemCount: 6, lines: [{ quantity: 5 }, { quantity: 1 }] })
    expect(withoutLines(cart, [a!.lineId])).toMatchObject({ itemCount: 1, lines: [{ title: "CAM-B-1" }] })
    expect(withQuantity(cart, LineId.make("nobody's"), 5)).toEqual(cart)
  })
})
