import { describe, expect, it } from "vitest"
import type { Quantity } from "../../catalog/catalog/sku.ts"
import { formatAddedElsewhere, formatChangedElsewhere } from "../offline-merge/mergeChange.ts"
import { getChangeOutcome } from "./getChangeOutcome.ts"
import { createTestChange } from "./testing/createTestChange.ts"
import { formatSyncResult } from "./text.ts"

const item = { skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", quantity: 3, kitComponents: [] }
/** Returns the message about a change that got this response. */
const getNotice = (operation: string, variables: object, answer: object) =>
  getChangeOutcome(createTestChange(operation, variables), { [operation]: answer }).notice
const listWith = (quantity: number | null) => [{ id: "l", products: quantity === null ? [] : [{ ...item, quantity, mark: 9 }] }]

describe("getChangeOutcome", () => {
  it.each(["addToCart", "changeCartLine", "removeCartLines", "removeProjectFromGarage", "addNewProjectToGarage"])(
    "OFF-04 %s has no message on success, and the service's message otherwise",
    (operation) => {
      expect(getNotice(operation, {}, { success: true, message: null })).toBeNull()
      expect(getNotice(operation, {}, { success: true, message: "Only 2 left." })).toBe("Only 2 left.")
      expect(getNotice(operation, {}, { success: false, message: "Gone." })).toContain("Gone.")
      expect(getNotice(operation, {}, { success: false, message: null })).toBe(
        operation === "addToCart" ? formatSyncResult.addRefused : formatSyncResult.refused
      )
    }
  )

  it.each(["addListItems", "addListArticles"])("OFF-01 %s requires a new list only if another device deleted the list", (operation) => {
    const ends = (success: boolean, listIds: ReadonlyArray<string>) =>
      getChangeOutcome(createTestChange(operation, { listId: "l" }), { [operation]: { success, lists: [], listIds } })
    expect(ends(true, [])).toEqual({ notice: null, listIsGone: false })
    expect(ends(false, ["other"])).toEqual({ notice: formatSyncResult.listGone, listIsGone: true })
    expect(ends(false, ["l"])).toEqual({ notice: formatSyncResult.refused, listIsGone: false })
  })

  it("OFF-01 reports a list quantity that another device changed, and an item that another device removed", () => {
    const ends = (success: boolean, quantity: number | null) =>
      getNotice("setListQuantity", { listId: "l", item }, { success, lists: listWith(quantity) })
    expect([ends(true, 3), ends(true, 5), ends(true, null), ends(false, 3)]).toEqual([
      null,
      formatChangedElsewhere(5 as Quantity),
      formatSyncResult.isGone,
      formatSyncResult.isGone
    ])
  })

  it("OFF-01 reports pieces that another device added to a removed list item, if this device had a base version", () => {
    const ends = (seen: object, quantity: number | null) =>
      getNotice("removeListItem", { listId: "l", item, ...seen }, { success: true, lists: listWith(quantity) })
    const seen = { seen: { quantity: 3, mark: 3 } }
    expect([ends(seen, null), ends(seen, 2), ends({}, 2)]).toEqual([null, formatAddedElsewhere(2 as Quantity), null])
  })

  it.each([[null], [undefined], ["text"], [{}], [{ other: { success: false } }]])(
    "OFF-04 ignores a response of another shape: %j",
    (answer) => {
      expect(getChangeOutcome(createTestChange("addToCart", {}), answer)).toEqual({ notice: null, listIsGone: false })
    }
  )
})
