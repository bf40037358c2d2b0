import { removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { toChosenComponents } from "@camber/domain/catalog"
import { getListAddStep } from "@camber/domain/cart"
import * as calls from "@camber/domain/lists"
import type { WebUserGuid } from "@camber/domain/visitor"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { newVisitor, openCheckout, type OpenCheckout, wholeKit } from "../../test/openCheckout.ts"

describe.each(allDatabases)("selected kit components on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const readOnlyLine = async (visitor: WebUserGuid) => {
    const { lines } = await shop.cart(visitor)
    const [line] = lines
    if (line === undefined || lines.length > 1) throw new Error("expected one line in the cart")
    return line
  }
  const readLists = async (userGuid: WebUserGuid) => (await shop.ask(calls.lists, { userGuid })).lists.lists
  const save = async (userGuid: WebUserGuid) => {
    const items = [calls.toListItem(await readOnlyLine(userGuid))]
    const [list] = (await shop.ask(calls.createList, { userGuid, listName: "Brakes", items, articleIds: [] })).createList.lists
    if (list === undefined) throw new Error("no list was created")
    return list
  }

  it("components are kept when the kit moves from the cart to a list, to another list, to a copy, and back into the same cart line", async () => {
    const userGuid = newVisitor()
    await shop.add(userGuid, [wholeKit])
    const list = await save(userGuid)
    const [kit] = list.products
    if (kit === undefined) throw new Error("the list lacks the kit")
    const [other] = (await shop.ask(calls.createList, { userGuid, listName: "Later", items: [], articleIds: [] })).createList.lists
    const item = calls.toListItem(kit)
    await shop.ask(calls.moveListItem, { userGuid, fromListId: list.id, toListId: other?.id, item })
    const copied = await shop.ask(calls.copyList, { userGuid: newVisitor(), shareGuid: other?.shareGuid })
    for (const { products } of [...(await readLists(userGuid)).slice(1), ...copied.copyList.lists]) {
      expect(products.map(toChosenComponents)).toEqual([wholeKit.kitComponents])
      const [product] = products
      const step = product === undefined ? null : getListAddStep(product)
      if (step?._tag !== "Add") throw new Error("a built kit goes into the cart as it is")
      await shop.add(userGuid, [step.item])
    }
    expect((await readOnlyLine(userGuid)).quantity).toBe(3)
  })

  it("components are kept when the kit is removed and restored, and on sign-in", async () => {
    const [guest, member] = [newVisitor(), newVisitor()]
    await shop.add(guest, [wholeKit])
    await shop.add(member, [wholeKit])
    await save(guest)
    const { lineId } = await readOnlyLine(guest)
    await shop.ask(removeCartLines, { webUserGuid: guest, lineIds: [lineId] })
    await shop.ask(restoreCartLines, { webUserGuid: guest, lineIds: [lineId] })
    await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, guest, member))
    const line = await readOnlyLine(member)
    expect([line.quantity, toChosenComponents(line)]).toEqual([2, wholeKit.kitComponents])
    const [list] = await readLists(member)
    expect(list?.products.map(toChosenComponents)).toEqual([wholeKit.kitComponents])
  })
})
