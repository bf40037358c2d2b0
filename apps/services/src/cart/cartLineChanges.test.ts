import { changeCartLine, CartLineId, removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { InvalidArgument } from "../http/errors.ts"
import { purgeRemovedLines } from "./removedLines.ts"
import { item, newVisitor, type OpenCheckout, openCheckout } from "../../test/openCheckout.ts"

describe.each(allDatabases)("cart lines on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  /** Creates a visitor with these items in the cart. */
  const createVisitorWith = async (...items: ReadonlyArray<ReturnType<typeof item>>) => {
    const webUserGuid = newVisitor()
    await shop.add(webUserGuid, items)
    return webUserGuid
  }
  const setVariant = (
    number: string,
    change: { availability?: "InStock" | "NotAvailable" | "MadeToOrder"; price_cents?: number; quantity?: number }
  ) => shop.database.kysely.updateTable("variant").set(change).where("sku_variant_number", "=", number).execute()

  describe("a line", () => {
    const createLine = async () => {
      const visitor = await createVisitorWith(item("CAM-P3-1"), item("CAM-P8-1"))
      const lineId = (await shop.cart(visitor)).lines[0]?.lineId ?? CartLineId.make("none")
      return { webUserGuid: visitor, lineId }
    }
    const change = async (variables: { webUserGuid: string; lineId: string; quantity: number }) =>
      (await shop.ask(changeCartLine, variables)).changeCartLine
    const [remove, restore] = [
      async ({ webUserGuid, lineId }: { webUserGuid: string; lineId: string }) =>
        (await shop.ask(removeCartLines, { webUserGuid, lineIds: [lineId] })).removeCartLines,
      async ({ webUserGuid, lineId }: { webUserGuid: string; lineId: string }) =>
        (await shop.ask(restoreCartLines, { webUserGuid, lineIds: [lineId] })).restoreCartLines
    ]

    it("changes its quantity idempotently", async () => {
      const line = await createLine()
      for (const _ of ["once", "twice"]) {
        const { success, message, cart } = await change({ ...line, quantity: 7 })
        expect({ success, message }).toEqual({ success: true, message: null })
        expect(cart).toMatchObject({ itemCount: 8, total: 7 * 10_003 + 10_008, lines: [{ quantity: 7 }, { quantity: 1 }] })
      }
    })

    it("is removed idempotently", async () => {
      const line = await createLine()
      for (const _ of ["once", "twice"]) {
        expect(await remove(line)).toMatchObject({
          success: true,
          message: null,
          cart: { itemCount: 1, lines: [{ skuVariantNumber: "CAM-P8-1" }] }
        })
      }
    })

    it("is limited to the stock and the minimum quantity, with a message", async () => {
      const line = await createLine()
      await shop.database.kysely
        .updateTable("variant")
        .set({ quantity: 6, minimum_quantity: 2 })
        .where("sku_variant_number", "=", "CAM-P3-1")
        .execute()
      const answers = [
        await change({ ...line, quantity: 7 }),
        await change({ ...line, quantity: 1 }),
        await change({ ...line, quantity: 6 })
      ]
      await setVariant("CAM-P3-1", { quantity: 1200 })
      await shop.database.kysely.updateTable("variant").set({ minimum_quantity: 1 }).execute()
      expect(answers.map(({ cart, message, success }) => [success, message, cart.lines[0]?.wanted])).toEqual([
        [true, "Only 6 left: your cart holds all of them.", 6],
        [true, "This item is sold 2 or more at a time.", 2],
        [true, null, 6]
      ])
    })

    it("is restored to its position with all data, idempotently and only by its visitor", async () => {
      const line = await createLine()
      const { cart: before } = await change({ ...line, quantity: 3 })
      await remove(line)
      expect(await restore({ ...line, webUserGuid: newVisitor() })).toMatchObject({ success: false, cart: { lines: [] } })
      expect(await change({ ...line, quantity: 2 })).toMatchObject({ success: false })
      for (const _ of ["once", "twice"]) expect(await restore(line)).toEqual({ success: true, message: null, cart: before })
    })

    it("starts with a new quantity when it is added again after removal, and restoring it then changes nothing", async () => {
      const line = await createLine()
      await change({ ...line, quantity: 7 })
      await remove(line)
      await shop.add(line.webUserGuid, [item("CAM-P3-1", { quantityRequested: 2 })])
      expect(await restore(line)).toMatchObject({ success: true, cart: { itemCount: 3 } })
    })

    it("cannot be restored more than a day after its removal; other lines stay in the cart", async () => {
      const line = await createLine()
      const aged = (hours: number) =>
        shop.database.kysely
          .updateTable("cart_line")
          .set({ removed_at: sql`now() - make_interval(hours => ${hours})` })
          .where("web_user_guid", "=", line.webUserGuid)
          .where("removed_at", "is not", null)
          .execute()
      await remove(line)
      await aged(23)
      await purgeRemovedLines(shop.database.kysely)
      expect(await restore(line)).toMatchObject({ success: true, cart: { itemCount: 2 } })
      await remove(line)
      await aged(25)
      await purgeRemovedLines(shop.database.kysely)
      const message = "This item is no longer in your cart."
      expect(await restore(line)).toMatchObject({ success: false, message, cart: { itemCount: 1 } })
    })

    it("cannot be changed after its removal; the response contains the current cart and a message", async () => {
      const line = await createLine()
      await remove(line)
      const discontinued = { success: false, message: "This item is no longer in your cart.", cart: { itemCount: 1 } }
      expect(await change({ ...line, quantity: 2 })).toMatchObject(discontinued)
      expect(await change({ ...line, lineId: crypto.randomUUID(), quantity: 2 })).toMatchObject(discontinued)
      expect(await change({ ...line, lineId: "<b>no id</b>", quantity: 2 })).toMatchObject(discontinued)
    })

    it("is not accessible to other visitors", async () => {
      const { lineId, webUserGuid } = await createLine()
      const otherVisitor = newVisitor()
      expect(await change({ webUserGuid: otherVisitor, lineId, quantity: 5 })).toMatchObject({ success: false, cart: { lines: [] } })
      await remove({ webUserGuid: otherVisitor, lineId })
      expect((await shop.cart(webUserGuid)).itemCount).toBe(2)
    })

    it.each([0, -1, 1000, 1e9])("rejects the quantity %d", async (quantity) => {
      const line = await createLine()
      const { errors } = await shop.send("changeCartLine", { ...line, quantity })
      expect(errors?.[0]?.originalError).toBeInstanceOf(InvalidArgument)
      expect((await shop.cart(line.webUserGuid)).itemCount).toBe(2)
    })

    it.each(["abc", 1.5, null])("rejects the quantity %s", async (quantity) => {
      const { data, errors } = await shop.send("changeCartLine", { ...(await createLine()), quantity })
      expect(data).toBeUndefined()
      expect(errors?.[0]?.message).toContain("$quantity")
    })
  })

  it("serializes concurrent adds, changes and removals", async () => {
    const visitor = await createVisitorWith(item("CAM-P3-1"), item("CAM-P8-1"))
    const [kept, removed] = (await shop.cart(visitor)).lines
    await Promise.all([
      ...Array.from({ length: 10 }, () => shop.add(visitor, [item("CAM-P14-1")])),
      ...Array.from({ length: 5 }, () => shop.ask(changeCartLine, { webUserGuid: visitor, lineId: kept?.lineId, quantity: 4 })),
      shop.ask(removeCartLines, { webUserGuid: visitor, lineIds: [removed?.lineId] })
    ])
    expect((await shop.cart(visitor)).lines.map(({ skuVariantNumber, quantity }) => [skuVariantNumber, quantity])).toEqual([
      ["CAM-P3-1", 4],
      ["CAM-P14-1", 10]
    ])
  })
})
