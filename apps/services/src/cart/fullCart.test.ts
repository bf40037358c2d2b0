import { computeCartTotals, changeCartLine, MAX_ITEMS_PER_ADD, removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { MAX_LINES } from "@camber/domain/catalog"
import * as lists from "@camber/domain/lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { item, newVisitor, type OpenCheckout, openCheckout } from "../../test/openCheckout.ts"

/**
 * A third of the pages are only in the guest's cart, a third only in the account's cart, and a third in both. Each has a different price.
 */
const pages = Array.from({ length: MAX_LINES * 1.5 }, (_, index) => 2000 + index)
const [guestPages, memberPages] = [pages.slice(0, MAX_LINES), pages.slice(-MAX_LINES)]
const priceCents = (page: number) => page * 7 + 1
const pieces = (page: number) => (page % 5) + 1
const toSku = (page: number) => `CAM-P${page}-1`

describe.each(allDatabases)("500 lines on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
    const { kysely } = shop.database
    await kysely
      .insertInto("product")
      .values(pages.map((id) => productRow(id, { price_cents: priceCents(id) })))
      .execute()
    await kysely
      .insertInto("variant")
      .values(pages.map((id) => variantRow(id, 1, { price_cents: priceCents(id) })))
      .execute()
  })
  afterAll(() => shop.database.drop())

  const createVisitorWith = async (products: ReadonlyArray<number>) => {
    const visitor = newVisitor()
    for (let from = 0; from < products.length; from += MAX_ITEMS_PER_ADD) {
      const some = products.slice(from, from + MAX_ITEMS_PER_ADD)
      await shop.add(
        visitor,
        some.map((page) => item(toSku(page), { quantityRequested: pieces(page) }))
      )
    }
    return visitor
  }

  it(
    "lines of a guest are merged into 500 lines of an account without loss, and can be removed and restored in one call",
    { tags: "full" },
    async () => {
      const [guest, member] = [await createVisitorWith(guestPages), await createVisitorWith(memberPages)]
      await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, guest, member))
      const { itemCount, lines, total } = await shop.cart(member)
      const expected = new Map(pages.map((page) => [toSku(page), 0]))
      for (const page of [...guestPages, ...memberPages]) expected.set(toSku(page), (expected.get(toSku(page)) ?? 0) + pieces(page))
      expect(new Map(lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity]))).toEqual(expected)
      expect(lines).toHaveLength(pages.length)
      expect(total).toBe(pages.reduce((sum, page) => sum + priceCents(page) * (expected.get(toSku(page)) ?? 0), 0))
      expect({ itemCount, total }).toEqual(computeCartTotals(lines))
      expect((await shop.cart(guest)).lines).toEqual([])

      const all = { webUserGuid: member, lineIds: lines.map(({ lineId }) => lineId) }
      expect((await shop.ask(removeCartLines, all)).removeCartLines).toMatchObject({ success: true, cart: { lines: [] } })
      expect((await shop.ask(restoreCartLines, all)).restoreCartLines).toMatchObject({ success: true, message: null, cart: { total } })
    }
  )

  it("can be changed one after another, and the total is correct after each change", { tags: "full" }, async () => {
    const webUserGuid = await createVisitorWith(guestPages)
    const before = await shop.cart(webUserGuid)
    const line = before.lines.find(({ skuVariantNumber }) => skuVariantNumber === toSku(2000))
    const change = { webUserGuid, lineId: line?.lineId, quantity: 9 }
    const { cart } = (await shop.ask(changeCartLine, change)).changeCartLine
    expect(cart.total).toBe(before.total + (9 - pieces(2000)) * priceCents(2000))
    expect(cart.itemCount).toBe(before.itemCount + 9 - pieces(2000))
    expect(cart.lines).toHaveLength(MAX_LINES)
  })

  it("can be stored in a list, which rejects new products, accepts more of existing ones, and is copied completely", async () => {
    const userGuid = newVisitor()
    const toListItem = (page: number) => ({ skuBaseNumber: `CAM-P${page}`, skuVariantNumber: toSku(page), quantity: pieces(page) })
    const made = (await shop.ask(lists.createList, { userGuid, listName: "Everything", items: guestPages.map(toListItem), articleIds: [] }))
      .createList
    const [list] = made.lists
    const stored = new Map(list?.products.map(({ price, quantity, skuVariantNumber }) => [skuVariantNumber, [quantity, price]]))
    expect(stored).toEqual(new Map(guestPages.map((page) => [toSku(page), [pieces(page), priceCents(page)]])))

    const add = async (page: number) =>
      (await shop.ask(lists.addListItems, { userGuid, listId: list?.id, items: [{ ...toListItem(page), quantity: 1 }] })).addListItems
    expect(await add(pages.at(-1)!)).toMatchObject({ success: false })
    const more = await add(2000)
    expect(more.success).toBe(true)
    expect(more.lists[0]?.products.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      guestPages.reduce((sum, page) => sum + pieces(page), 1)
    )
    const visitor = newVisitor()
    await shop.ask(lists.shareList, { userGuid, listId: list?.id })
    const { copyList } = await shop.ask(lists.copyList, { userGuid: visitor, shareGuid: list?.shareGuid })
    expect(copyList.lists[0]?.products).toHaveLength(MAX_LINES)
  })
})
