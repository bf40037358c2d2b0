import { Cents } from "@camber/domain/money"
import { findOrder, type OrderStatus } from "@camber/domain/order"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { readPointsBalance } from "../rewards/readPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { advanceOrder } from "./advanceOrder.ts"
import { eraseOrders, purgeContacts } from "./eraseOrders.ts"
import { fillCart, june, placeTestOrder, plainTerms } from "./testing/orderOf.ts"

const shopSettings = { brandName: "Camber", publicOrigin: "http://shop.test" }
const part = "CAM-P3-1"

describe.each(allDatabases)("advanceOrder on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    await setStock(500)
    await shop.database.kysely.deleteFrom("customer_order").execute()
  })
  afterAll(() => shop.database.drop())

  const setStock = (quantity: number) =>
    shop.database.kysely.updateTable("variant").set({ quantity, availability: "InStock" }).where("sku_variant_number", "=", part).execute()
  const stock = async () => {
    const { kysely } = shop.database
    const byPart = ["sku_variant_number", "=", part] as const
    const variant = await kysely
      .selectFrom("variant")
      .select(["quantity", "availability"])
      .where(...byPart)
      .executeTakeFirstOrThrow()
    const stockRows = await kysely
      .selectFrom("warehouse_stock")
      .select("quantity")
      .where(...byPart)
      .execute()
    return { ...variant, onShelves: stockRows.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
  const move = (orderNumber: string, to: Exclude<OrderStatus, "placed">) =>
    advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to })
  const placeOrder = async (visitor: TestVisitor, pieces: number, terms = plainTerms) => {
    await fillCart(visitor, part, pieces)
    const { orderNumber } = await placeTestOrder(visitor, terms)
    if (orderNumber === null) throw new Error("no order was placed")
    return orderNumber
  }
  const readPoints = async ({ webUserGuid }: TestVisitor) => (await readPointsBalance(shop.database.kysely, webUserGuid, new Date()))?.total
  const readRow = (orderNumber: string) =>
    shop.database.kysely
      .selectFrom("customer_order")
      .select(["web_user_guid", "email", "contact", "total_cents"])
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()

  it("restocks the items of a canceled order, so that a sold-out variant is in stock again", async () => {
    await setStock(5)
    const before = await stock()
    const orderNumber = await placeOrder(shop.visitor(), 5)
    expect(await stock()).toMatchObject({ quantity: 0, availability: "Backorderable" })
    expect(await move(orderNumber, "canceled")).toBe("moved")
    expect(await stock()).toEqual(before)
    expect(await move(orderNumber, "canceled")).toBe("notFromThere")
    expect(await stock()).toEqual(before)
  })

  it("does not restock a canceled backorder, which reserved nothing", async () => {
    await shop.database.kysely
      .updateTable("variant")
      .set({ quantity: 0, availability: "Backorderable" })
      .where("sku_variant_number", "=", part)
      .execute()
    const before = await stock()
    await move(await placeOrder(shop.visitor(), 3), "canceled")
    expect(await stock()).toEqual(before)
  })

  it("restores the promo code use of a canceled order", async () => {
    const code = await issueCode(shop.database.kysely, { discount: { _tag: "AmountOff", cents: Cents.make(1_000) } })
    const terms = { ...plainTerms, promoCode: code }
    await move(await placeOrder(shop.visitor(), 1, terms), "canceled")
    const again = await placeOrder(shop.visitor(), 1, terms)
    expect((await readRow(again)).total_cents).toBe(10_003 - 1_000)
  })

  it("GAP-C58 credits the points of an order at shipment, so that points of a canceled order cannot be spent", async () => {
    const visitor = await newMember(shop)
    const [shipped, canceled] = [await placeOrder(visitor, 1, { ...plainTerms, points: 75 }), await placeOrder(visitor, 2)]
    expect(await readPoints(visitor)).toBe(25)
    await move(canceled, "canceled")
    expect(await readPoints(visitor)).toBe(25)
    await move(shipped, "shipped")
    await move(shipped, "delivered")
    expect(await readPoints(visitor)).toBe(25 + 97)
  })

  it("refunds the points spent on a canceled order", async () => {
    const visitor = await newMember(shop)
    await move(await placeOrder(visitor, 1, { ...plainTerms, points: 75 }), "canceled")
    expect(await readPoints(visitor)).toBe(100)
  })

  it.each(["delivered", "canceled"] as const)("keeps the contact of a deleted customer in an open order until it is %s", async (end) => {
    const visitor = shop.visitor()
    const orderNumber = await placeOrder(visitor, 1)
    await eraseOrders(shop.database.kysely, visitor.webUserGuid)
    const open = await readRow(orderNumber)
    expect(open).toMatchObject({ email: june.email, contact: june })
    expect(open.web_user_guid).not.toBe(visitor.webUserGuid)
    const other = shop.visitor()
    const { findOrder: found } = await other.ask(findOrder, { webUserGuid: other.webUserGuid, orderNumber, email: june.email })
    expect(found.order).toMatchObject({ orderNumber, contact: null })
    if (end === "delivered") {
      await move(orderNumber, "shipped")
      expect(await readRow(orderNumber)).toMatchObject({ contact: june })
    }
    await move(orderNumber, end)
    const { contact, email } = await readRow(orderNumber)
    expect([email, contact.name, contact.street, contact.phone, contact.region]).toEqual(["", "", "", "", "OH"])
    for (const guess of ["", " ", june.email])
      expect((await other.ask(findOrder, { webUserGuid: other.webUserGuid, orderNumber, email: guess })).findOrder.order).toBeNull()
    const mails = await shop.database.kysely.selectFrom("mail").select("recipient").where("subject", "like", `%${orderNumber}%`).execute()
    expect(mails).toEqual(Array(end === "delivered" ? 3 : 2).fill({ recipient: june.email }))
  })

  it("erases the contact of a deleted customer immediately from a finished order, and after 60 days from a shipped one", async () => {
    const visitor = shop.visitor()
    const [finished, underWay] = [await placeOrder(visitor, 1), await placeOrder(visitor, 1)]
    for (const to of ["shipped", "delivered"] as const) await move(finished, to)
    await move(underWay, "shipped")
    await eraseOrders(shop.database.kysely, visitor.webUserGuid)
    await purgeContacts(shop.database.kysely)
    expect([(await readRow(finished)).email, (await readRow(underWay)).email]).toEqual(["", june.email])
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ shipped_at: new Date(Date.now() - 61 * 24 * 3_600_000) })
      .execute()
    await purgeContacts(shop.database.kysely)
    expect((await readRow(underWay)).contact).toMatchObject({ name: "", country: "US" })
  })
})
