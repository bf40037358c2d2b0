import { type CartLine, changeCartLine, removeCartLines } from "@camber/domain/cart"
import * as lists from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"

const newKey = () => crypto.randomUUID()
const two = [item("CAM-P3-1", { quantityRequested: 2 })]
const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const toVersionedQuantity = ({ mark, quantity }: Pick<CartLine, "mark" | "quantity">) => ({ mark, quantity })

describe.each(allDatabases)("an offline change on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  describe("to the cart", () => {
    const createFilled = async () => {
      const webUserGuid = newVisitor()
      await shop.add(webUserGuid, two)
      const [line] = (await shop.cart(webUserGuid)).lines
      const set = async (quantity: number, seen?: object, key?: string) =>
        (await shop.ask(changeCartLine, { webUserGuid, lineId: line!.lineId, quantity, ...(seen && { seen }) }, key)).changeCartLine
      const remove = async (seen?: object, key?: string) =>
        (await shop.ask(removeCartLines, { webUserGuid, lineIds: [line!.lineId], ...(seen && { seen: [seen] }) }, key)).removeCartLines
      const pieces = async () => (await shop.cart(webUserGuid)).lines.map(({ quantity }) => quantity)
      return { webUserGuid, seen: toVersionedQuantity(line!), set, remove, pieces }
    }

    it("OFF-01 sets a quantity, or reports that another device has changed it", async () => {
      const { pieces, seen, set } = await createFilled()
      expect(await set(4, seen)).toMatchObject({ success: true, message: null })
      expect(await set(7, seen)).toMatchObject({ success: true, message: "Another device changed this to 4." })
      expect(await pieces()).toEqual([4])
    })

    it("OFF-02 is not executed again after a lost response", async () => {
      const { pieces, seen, set } = await createFilled()
      const key = newKey()
      await set(4, seen, key)
      await set(2)
      expect(await set(4, seen, key)).toMatchObject({ success: true, message: null })
      expect(await pieces()).toEqual([2])
    })

    it("OFF-01 removes a line with any quantity, but keeps the units that were added since the shopper saw the line", async () => {
      const changed = await createFilled()
      await changed.set(5)
      expect(await changed.remove(changed.seen)).toMatchObject({ success: true, message: null })
      expect(await changed.pieces()).toEqual([])

      const added = await createFilled()
      await shop.add(added.webUserGuid, two)
      expect(await added.remove(added.seen)).toMatchObject({ message: "Another device added 2 of this. We kept them." })
      expect(await added.pieces()).toEqual([2])
    })

    it("OFF-01 does not remove a line that another device has removed and added again", async () => {
      const { pieces, remove, seen, webUserGuid } = await createFilled()
      await remove()
      await shop.add(webUserGuid, two)
      await remove(seen)
      expect(await pieces()).toEqual([2])
    })
  })

  describe("to a list", () => {
    const createFilled = async () => {
      const [userGuid, key] = [newVisitor(), newKey()]
      const created = await shop.ask(lists.createList, { userGuid, listName: "Brakes", articleIds: [], items: [rotor] }, key)
      const product = created.createList.lists[0]!.products[0]!
      const change = async (quantity: number, seen?: object, idempotencyKey?: string) =>
        (
          await shop.ask(
            lists.setListQuantity,
            { userGuid, listId: key, item: { ...rotor, quantity }, ...(seen && { seen }) },
            idempotencyKey
          )
        ).setListQuantity
      const add = () => shop.ask(lists.addListItems, { userGuid, listId: key, items: [rotor] }, newKey())
      const remove = async (seen?: object, idempotencyKey?: string) =>
        (await shop.ask(lists.removeListItem, { userGuid, listId: key, item: rotor, ...(seen && { seen }) }, idempotencyKey)).removeListItem
      const pieces = async () =>
        (await shop.ask(lists.lists, { userGuid })).lists.lists.flatMap(({ products }) => products.map(({ quantity }) => quantity))
      return { userGuid, key, listId: created.createList.lists[0]!.id, seen: toVersionedQuantity(product), change, add, remove, pieces }
    }

    it("OFF-03 creates a list with the id that the device has assigned", async () => {
      const { key, listId } = await createFilled()
      expect(listId).toBe(key)
    })

    it("OFF-01 keeps a quantity that another device has changed", async () => {
      const { change, pieces, seen } = await createFilled()
      expect(await change(4, seen)).toMatchObject({ success: true })
      expect((await change(7, seen)).lists[0]?.products).toMatchObject([{ quantity: 4 }])
      expect(await pieces()).toEqual([4])
    })

    it("OFF-01 OFF-02 removes an item but keeps the units that were added since, and does not repeat a removal after a lost response", async () => {
      const { add, change, pieces, remove, seen } = await createFilled()
      await change(9)
      const key = newKey()
      await remove(seen, key)
      expect(await pieces()).toEqual([])
      await add()
      await remove(seen, key)
      expect(await pieces()).toEqual([2])
      await remove(seen)
      expect(await pieces()).toEqual([2])
    })
  })
})
