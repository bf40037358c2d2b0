import { Cents } from "@camber/domain/money"
import { findOrder, type OrderStatus } from "@camber/domain/order"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { readPointsBalance } from "../rewards/readPointsBalance.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { advanceOrder } from "./advanceOrder.ts"
import { eraseOrders, purgeContacts } from "./eraseOrders.ts"
import { fillCart, june, placeTestOrder, plainTerms } from "./testing/orderOf.ts"

const shopOf = { brandName: "Camber", publicOrigin: "http://shop.test" }
const part = "CAM-P3-1"

describe.each(allDatabases)("what the end of an order settles on $kind", ({ open }) => {
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
    const ofPart = ["sku_variant_number", "=", part] as const
    const variant = await kysely
      .selectFrom("variant")
      .select(["quantity", "availability"])
      .where(...ofPart)
      .executeTakeFirstOrThrow()
    const shelves = await kysely
      .selectFrom("warehouse_stock")
      .select("quantity")
      .where(...ofPart)
      .execute()
    return { ...variant, onShelves: shelves.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
  const move = (orderNumber: string, to: Exclude<OrderStatus, "placed">) => advanceOrder(shop.database.kysely, shopOf, { orderNumber, to })
  const ordering = async (visitor: TestVisitor, pieces: number, terms = plainTerms) => {
    await fillCart(visitor, part, pieces)
    const { orderNumber } = await placeTestOrder(visitor, terms)
    if (orderNumber === null) throw new Error("nothing was ordered")
    return orderNumber
  }
  const pointsOf = async ({ webUserGuid }: TestVisitor) => (await readPointsBalance(shop.database.kysely, webUserGuid, new Date()))?.total
  const rowOf = (orderNumber: string) =>
    shop.database.kysely
      .selectFrom("customer_order")
      .select(["web_user_guid", "email", "contact", "total_cents"])
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()

  it("a canceled order puts its pieces back, and what was sold out is in stock again", async () => {
    await setStock(5)
    const before = await stock()
    const orderNumber = await ordering(shop.visitor(), 5)
    expect(await stock()).toMatchObject({ quantity: 0, availability: "Backorderable" })
    expect(await move(orderNumber, "canceled")).toBe("moved")
    expect(await stock()).toEqual(before)
    expect(await move(orderNumber, "canceled")).toBe("notFromThere")
    expect(await stock()).toEqual(before)
  })

  it("a canceled backorder puts nothing on the shelf, because it took nothing off", async () => {
    await shop.database.kysely
      .updateTable("variant")
      .set({ quantity: 0, availability: "Backorderable" })
      .where("sku_variant_number", "=", part)
      .execute()
    const before = await stock()
    await move(await ordering(shop.visitor(), 3), "canceled")
    expect(await stock()).toEqual(before)
  })

  it("a canceled order gives the use of its code back", async () => {
    const code = await issueCode(shop.database.kysely, { discount: { _tag: "AmountOff", cents: Cents.make(1_000) } })
    const terms = { ...plainTerms, promoCode: code }
    await move(await ordering(shop.visitor(), 1, terms), "canceled")
    const again = await ordering(shop.visitor(), 1, terms)
    expect((await rowOf(again)).total_cents).toBe(10_003 - 1_000)
  })

  it("GAP-C58 points of an order count once it is shipped, so that nobody spends those of one that is canceled", async () => {
    const visitor = await newMember(shop)
    const [kept, canceled] = [await ordering(visitor, 1, { ...plainTerms, points: 75 }), await ordering(visitor, 2)]
    expect(await pointsOf(visitor)).toBe(25)
    await move(canceled, "canceled")
    expect(await pointsOf(visitor)).toBe(25)
    await move(kept, "shipped")
    await move(kept, "delivered")
    expect(await pointsOf(visitor)).toBe(25 + 97)
  })

  it("a canceled order gives the points back that were spent on it", async () => {
    const visitor = await newMember(shop)
    await move(await ordering(visitor, 1, { ...plainTerms, points: 75 }), "canceled")
    expect(await pointsOf(visitor)).toBe(100)
  })

  it.each(["delivered", "canceled"] as const)("a customer who is gone stays in an open order until it is %s", async (end) => {
    const visitor = shop.visitor()
    const orderNumber = await ordering(visitor, 1)
    await eraseOrders(shop.database.kysely, visitor.webUserGuid)
    const open = await rowOf(orderNumber)
    expect(open).toMatchObject({ email: june.email, contact: june })
    expect(open.web_user_guid).not.toBe(visitor.webUserGuid)
    const other = shop.visitor()
    const { findOrder: found } = await other.ask(findOrder, { webUserGuid: other.webUserGuid, orderNumber, email: june.email })
    expect(found.order).toMatchObject({ orderNumber, contact: null })
    if (end === "delivered") {
      await move(orderNumber, "shipped")
      expect(await rowOf(orderNumber)).toMatchObject({ contact: june })
    }
    await move(orderNumber, end)
    const { contact, email } = await rowOf(orderNumber)
    expect([email, contact.name, contact.street, contact.phone, contact.region]).toEqual(["", "", "", "", "OH"])
    for (const guess of ["", " ", june.email])
      expect((await other.ask(findOrder, { webUserGuid: other.webUserGuid, orderNumber, email: guess })).findOrder.order).toBeNull()
    const mails = await shop.database.kysely.selectFrom("mail").select("recipient").where("subject", "like", `%${orderNumber}%`).execute()
    expect(mails).toEqual(Array(end === "delivered" ? 3 : 2).fill({ recipient: june.email }))
  })

  it("a customer who is gone leaves a finished order at once, and one that is under way for 60 days", async () => {
    const visitor = shop.visitor()
    const [finished, underWay] = [await ordering(visitor, 1), await ordering(visitor, 1)]
    for (const to of ["shipped", "delivered"] as const) await move(finished, to)
    await move(underWay, "shipped")
    await eraseOrders(shop.database.kysely, visitor.webUserGuid)
    await purgeContacts(shop.database.kysely)
    expect([(await rowOf(finished)).email, (await rowOf(underWay)).email]).toEqual(["", june.email])
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ shipped_at: new Date(Date.now() - 61 * 24 * 3_600_000) })
      .execute()
    await purgeContacts(shop.database.kysely)
    expect((await rowOf(underWay)).contact).toMatchObject({ name: "", country: "US" })
  })
})
