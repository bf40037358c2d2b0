import * as calls from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { newVisitor, openCheckout, type OpenCheckout, wholeKit } from "../../test/openCheckout.ts"

const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const camshaft = { skuBaseNumber: "CAM-P3", skuVariantNumber: null, quantity: 1 }
const nowhere = "7e0a3f4a-0000-4000-8000-000000000000"
const articles = [2]

describe.each(allDatabases)("list changes on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const create = async (userGuid: string, listName: string, items: ReadonlyArray<object> = [], articleIds: ReadonlyArray<number> = []) =>
    (await shop.ask(calls.createList, { userGuid, listName, items, articleIds })).createList
  const readLists = async (userGuid: string) => (await shop.ask(calls.lists, { userGuid })).lists.lists
  const getFirstId = ({ lists }: { readonly lists: ReadonlyArray<{ readonly id: string }> }) => lists[0]?.id ?? ""

  it("CALL-123 LIST-16 returns the changed lists and the ids of all, and all lists after a rejection", async () => {
    const userGuid = newVisitor()
    const ids = [getFirstId(await create(userGuid, "Brakes", [rotor])), getFirstId(await create(userGuid, "Engine"))]
    const { editList } = await shop.ask(calls.editList, { userGuid, listId: ids[1], listName: "Motor" })
    expect([editList.lists.map(({ listName }) => listName), editList.listIds, editList.listWithProductsCount]).toEqual([["Motor"], ids, 1])
    const { editList: rejected } = await shop.ask(calls.editList, { userGuid, listId: nowhere, listName: "None" })
    expect([rejected.success, rejected.lists.map(({ id }) => id)]).toEqual([false, ids])
    const { deleteList } = await shop.ask(calls.deleteList, { userGuid, listId: ids[0] })
    expect([deleteList.lists, deleteList.listIds]).toEqual([[], [ids[1]]])
  })

  it("REC-42 keeps the distinct ids of all listed items up to date", async () => {
    const userGuid = newVisitor()
    expect((await shop.ask(calls.listed, { userGuid })).listed).toEqual({ skuBaseNumbers: [], articleIds: [] })
    await create(userGuid, "Brakes", [rotor, camshaft], articles)
    await create(userGuid, "More brakes", [{ ...rotor, skuVariantNumber: null }], articles)
    const { articleIds, skuBaseNumbers } = (await shop.ask(calls.listed, { userGuid })).listed
    expect([skuBaseNumbers.toSorted(), articleIds]).toEqual([["CAM-P2", "CAM-P3"], articles])
  })

  it("sets the quantity of a listed product, and rejects unknown products and other visitors' lists", async () => {
    const [userGuid, other] = [newVisitor(), newVisitor()]
    const listId = getFirstId(await create(userGuid, "Brakes", [rotor]))
    const set = async (quantity: number, asked: object = {}) =>
      (await shop.ask(calls.setListQuantity, { userGuid, listId, item: { ...rotor, quantity }, ...asked })).setListQuantity
    expect((await set(7)).lists[0]?.products[0]?.quantity).toBe(7)
    expect((await set(1)).lists[0]?.products[0]?.quantity).toBe(1)
    expect([await set(5, { item: camshaft }), await set(5, { userGuid: other })].map(({ success }) => success)).toEqual([false, false])
    for (const quantity of [0, -1, 1000, 1e9, "abc"])
      expect((await shop.send("setListQuantity", { userGuid, listId, item: { ...rotor, quantity } })).errors).toHaveLength(1)
    expect((await readLists(userGuid))[0]?.products[0]?.quantity).toBe(1)
  })

  it("stores a kit with its components, once per selection, and rejects incomplete kits", async () => {
    const userGuid = newVisitor()
    const { kitComponents, skuBaseNumber, skuVariantNumber } = wholeKit
    const kit = { skuBaseNumber, skuVariantNumber, quantity: 1, kitComponents }
    const { success, lists } = await create(userGuid, "Brakes", [
      kit,
      { ...kit, kitComponents: kitComponents?.toReversed() },
      { ...kit, kitComponents: [] }
    ])
    const [built, whole] = lists[0]?.products ?? []
    expect([success, lists[0]?.products.length, built?.quantity, whole?.kitComponents]).toEqual([true, 2, 2, []])
    expect(built?.kitComponents.map((part) => [part.ordinality, part.skuVariantNumber])).toEqual([
      [1, "CAM-P2-1"],
      [2, "CAM-P8-1"],
      [3, "CAM-P9-1"]
    ])
    expect(built?.kitComponents.every(({ title }) => title !== "")).toBe(true)
    const half = { ...kit, kitComponents: kitComponents?.slice(1) }
    const foreign = { ...kit, kitComponents: [{ ordinality: 1, skuVariantNumber: "CAM-P3-1" }] }
    for (const bad of [half, foreign]) expect((await create(userGuid, "Other", [bad])).success).toBe(false)
    const listId = getFirstId({ lists })
    const { setListQuantity } = await shop.ask(calls.setListQuantity, { userGuid, listId, item: { ...kit, quantity: 4 } })
    expect(setListQuantity.lists[0]?.products.map(({ quantity }) => quantity)).toEqual([4, 1])
    const { removeListItem } = await shop.ask(calls.removeListItem, { userGuid, listId, item: kit })
    expect(removeListItem.lists[0]?.products.map((left) => left.kitComponents)).toEqual([[]])
  })
})
