import { type CartLine, changeCartLine, removeCartLines } from "@camber/domain/cart"
import * as lists from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"

const newKey = () => crypto.randomUUID()
const two = [item("CAM-P3-1", { quantityRequested: 2 })]
const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const heldOf = ({ mark, quantity }: Pick<CartLine, "mark" | "quantity">) => ({ mark, quantity })

describe.each(allDatabases)("a change that was made without a network, on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  describe("to the cart", () => {
    const filled = async () => {
      const webUserGuid = newVisitor()
      await shop.add(webUserGuid, two)
      const [line] = (await shop.cart(webUserGuid)).lines
      const set = async (quantity: number, seen?: object, key?: string) =>
        (await shop.ask(changeCartLine, { webUserGuid, lineId: line!.lineId, quantity, ...(seen && { seen }) }, key)).changeCartLine
      const remove = async (seen?: object, key?: string) =>
        (await shop.ask(removeCartLines, { webUserGuid, lineIds: [line!.lineId], ...(seen && { seen: [seen] }) }, key)).removeCartLines
      const pieces = async () => (await shop.cart(webUserGuid)).lines.map(({ quantity }) => quantity)
      return { webUserGuid, seen: heldOf(line!), set, remove, pieces }
    }

    it("OFF-01 a quantity is set where nobody was there meanwhile, and otherwise the other device's stays, with a word of it", async () => {
      const { pieces, seen, set } = await filled()
      expect(await set(4, seen)).toMatchObject({ success: true, message: null })
      expect(await set(7, seen)).toMatchObject({ success: true, message: "Another device changed this to 4." })
      expect(await pieces()).toEqual([4])
    })

    it("OFF-02 whose answer was lost is not made twice over what came after it", async () => {
      const { pieces, seen, set } = await filled()
      const key = newKey()
      await set(4, seen, key)
      await set(2)
      expect(await set(4, seen, key)).toMatchObject({ success: true, message: null })
      expect(await pieces()).toEqual([2])
    })

    it("OFF-01 what was taken out stays out whatever its quantity is by now, but for pieces that were added since", async () => {
      const changed = await filled()
      await changed.set(5)
      expect(await changed.remove(changed.seen)).toMatchObject({ success: true, message: null })
      expect(await changed.pieces()).toEqual([])

      const added = await filled()
      await shop.add(added.webUserGuid, two)
      expect(await added.remove(added.seen)).toMatchObject({ message: "Another device added 2 pieces of this, which stay." })
      expect(await added.pieces()).toEqual([2])
    })

    it("OFF-01 a line that another device took out and added anew is not taken out again", async () => {
      const { pieces, remove, seen, webUserGuid } = await filled()
      await remove()
      await shop.add(webUserGuid, two)
      await remove(seen)
      expect(await pieces()).toEqual([2])
    })
  })

  describe("to a list", () => {
    const filled = async () => {
      const [userGuid, key] = [newVisitor(), newKey()]
      const made = await shop.ask(lists.createList, { userGuid, listName: "Brakes", articleIds: [], items: [rotor] }, key)
      const product = made.createList.lists[0]!.products[0]!
      const change = async (quantity: number, seen?: object, own?: string) =>
        (await shop.ask(lists.setListQuantity, { userGuid, listId: key, item: { ...rotor, quantity }, ...(seen && { seen }) }, own))
          .setListQuantity
      const add = () => shop.ask(lists.addListItems, { userGuid, listId: key, items: [rotor] }, newKey())
      const remove = async (seen?: object, own?: string) =>
        (await shop.ask(lists.removeListItem, { userGuid, listId: key, item: rotor, ...(seen && { seen }) }, own)).removeListItem
      const pieces = async () =>
        (await shop.ask(lists.lists, { userGuid })).lists.lists.flatMap(({ products }) => products.map(({ quantity }) => quantity))
      return { userGuid, key, listId: made.createList.lists[0]!.id, seen: heldOf(product), change, add, remove, pieces }
    }

    it("OFF-03 the list that a device makes has the id that the device knows it by", async () => {
      const { key, listId } = await filled()
      expect(listId).toBe(key)
    })

    it("OFF-01 a quantity of another device stays", async () => {
      const { change, pieces, seen } = await filled()
      expect(await change(4, seen)).toMatchObject({ success: true })
      expect((await change(7, seen)).lists[0]?.products).toMatchObject([{ quantity: 4 }])
      expect(await pieces()).toEqual([4])
    })

    it("OFF-01 OFF-02 what was taken out stays out, but for what was added since, and a lost answer takes out nothing twice", async () => {
      const { add, change, pieces, remove, seen } = await filled()
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
