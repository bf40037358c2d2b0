import { describe, expect, it } from "vitest"
import type { Quantity } from "../../catalog/catalog/model.ts"
import { formatAddedElsewhere, formatChangedElsewhere } from "../offline-merge/words.ts"
import type { KeyedChange } from "./localServices.ts"
import { getChangeOutcome } from "./getChangeOutcome.ts"
import { formatSyncResult } from "./text.ts"

const item = { skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", quantity: 3, kitComponents: [] }
const changeOf = (operation: string, variables: object = {}) => ({ key: "k", operation, variables }) as unknown as KeyedChange
/** What is told of a change where the services answered so. */
const told = (operation: string, variables: object, answer: object) =>
  getChangeOutcome(changeOf(operation, variables), { [operation]: answer }).notice
const listWith = (quantity: number | null) => [{ id: "l", products: quantity === null ? [] : [{ ...item, quantity, mark: 9 }] }]

describe("how a change that waited ended", () => {
  it.each(["addToCart", "changeCartLine", "removeCartLines", "removeProjectFromGarage", "addNewProjectToGarage"])(
    "OFF-04 %s says nothing where it is as it was asked for, and the services' own words where it is not",
    (operation) => {
      expect(told(operation, {}, { success: true, message: null })).toBeNull()
      expect(told(operation, {}, { success: true, message: "Only 2 left." })).toBe("Only 2 left.")
      expect(told(operation, {}, { success: false, message: "Gone." })).toContain("Gone.")
      expect(told(operation, {}, { success: false, message: null })).toBe(
        operation === "addToCart" ? formatSyncResult.addRefused : formatSyncResult.refused
      )
    }
  )

  it.each(["addListItems", "addListArticles"])(
    "OFF-01 %s wants a new list where another device deleted its own, and no other time",
    (operation) => {
      const ends = (success: boolean, listIds: ReadonlyArray<string>) =>
        getChangeOutcome(changeOf(operation, { listId: "l" }), { [operation]: { success, lists: [], listIds } })
      expect(ends(true, [])).toEqual({ notice: null, listIsGone: false })
      expect(ends(false, ["other"])).toEqual({ notice: formatSyncResult.listGone, listIsGone: true })
      expect(ends(false, ["l"])).toEqual({ notice: formatSyncResult.refused, listIsGone: false })
    }
  )

  it("OFF-01 tells of a quantity in a list that another device changed, or whose thing it took out", () => {
    const ends = (success: boolean, quantity: number | null) =>
      told("setListQuantity", { listId: "l", item }, { success, lists: listWith(quantity) })
    expect([ends(true, 3), ends(true, 5), ends(true, null), ends(false, 3)]).toEqual([
      null,
      formatChangedElsewhere(5 as Quantity),
      formatSyncResult.isGone,
      formatSyncResult.isGone
    ])
  })

  it("OFF-01 tells of pieces that another device added to what was taken off a list, where the device had seen any", () => {
    const ends = (seen: object, quantity: number | null) =>
      told("removeListItem", { listId: "l", item, ...seen }, { success: true, lists: listWith(quantity) })
    const seen = { seen: { quantity: 3, mark: 3 } }
    expect([ends(seen, null), ends(seen, 2), ends({}, 2)]).toEqual([null, formatAddedElsewhere(2 as Quantity), null])
  })

  it.each([[null], [undefined], ["text"], [{}], [{ other: { success: false } }]])(
    "OFF-04 an answer of another shape says nothing: %j",
    (answer) => {
      expect(getChangeOutcome(changeOf("addToCart"), answer)).toEqual({ notice: null, listIsGone: false })
    }
  )
})
