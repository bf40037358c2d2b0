import { findOrder, order, orders } from "@camber/domain/order"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { eraseOrders } from "./eraseOrders.ts"
import { purgeOrderLinks } from "./createOrderLink.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { fillCart, placeTestOrder } from "./testing/orderOf.ts"

describe.each(allDatabases)("the order link in mail on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely.updateTable("variant").set({ quantity: 500 }).where("sku_variant_number", "=", "CAM-P3-1").execute()
  })
  beforeEach(() => shop.database.kysely.deleteFrom("rate_limit").execute())
  afterAll(() => shop.database.drop())

  /** Places a guest's order and returns the link in its mail. */
  const placeGuestOrder = async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
    const { body } = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("subject", "like", `%${orderNumber}%`)
      .executeTakeFirstOrThrow()
    return { visitor, orderNumber, link: /http:\/\/shop\.test\/order\/\S+/.exec(body)?.[0] ?? "" }
  }
  const follow = async ({ cookie }: TestVisitor, link: string, headers: Record<string, string> = {}) => {
    const answer = await shop.handler(new Request(link, { headers: { cookie, ...headers }, redirect: "manual" }))
    return { to: answer?.headers.get("location"), headers: answer?.headers }
  }
  const readSeenOrder = async ({ ask, webUserGuid }: TestVisitor, orderNumber: string) =>
    (await ask(order, { webUserGuid, orderNumber })).order

  it("AFT-01 opens the order in any browser, with a redirect to a URL without the key", async () => {
    const { link, orderNumber } = await placeGuestOrder()
    const other = shop.visitor()
    expect(await readSeenOrder(other, orderNumber)).toBeNull()
    const { headers, to } = await follow(other, link)
    expect(to).toBe(`/account/orderhistory/${orderNumber}`)
    expect(headers?.get("referrer-policy")).toBe("no-referrer")
    expect(headers?.get("cache-control")).toContain("no-store")
    expect(headers?.get("x-robots-tag")).toContain("noindex")
    expect(await readSeenOrder(other, orderNumber)).toMatchObject({ orderNumber, contact: { name: "June Hale" } })
    const { orders: history } = await other.ask(orders, { webUserGuid: other.webUserGuid, page: 1 })
    expect(history).toMatchObject({ total: 1, orders: [{ orderNumber }] })
  })

  it("AFT-02 stores no readable key, and rejects wrong keys", async () => {
    const [mine, theirs] = [await placeGuestOrder(), await placeGuestOrder()]
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(order_key::text, ' '), '') as all from order_key`.execute(
      shop.database.kysely
    )
    expect(rows[0]?.all).not.toContain(new URL(mine.link).searchParams.get("key"))
    const other = shop.visitor()
    const swapped = mine.link.replace(mine.orderNumber, theirs.orderNumber)
    for (const link of [swapped, `http://shop.test/order/${mine.orderNumber}`, `${mine.link}x`]) {
      expect((await follow(other, link)).to).toBe("/Track/OrderLocator?link=old")
    }
    expect(await readSeenOrder(other, mine.orderNumber)).toBeNull()
    expect(await readSeenOrder(other, theirs.orderNumber)).toBeNull()
  })

  it("AFT-02 rejects every key from a client for an hour after twenty wrong ones", async () => {
    const { link, orderNumber } = await placeGuestOrder()
    const other = shop.visitor()
    await Promise.all(Array.from({ length: 60 }, (_, guess) => follow(other, `http://shop.test/order/${orderNumber}?key=${guess}`)))
    expect((await follow(other, link)).to).toBe("/Track/OrderLocator?link=old")
    await shop.database.kysely.updateTable("rate_limit").set({ expire: 1 }).execute()
    for (let times = 0; times < 25; times++) expect((await follow(other, link)).to).toBe(`/account/orderhistory/${orderNumber}`)
  })

  it("AFT-02 does not open the order for mail scanners", async () => {
    const { link, orderNumber } = await placeGuestOrder()
    expect((await follow(shop.visitor(), link, { "user-agent": "Googlebot/2.1" })).to).toBe("/Track/OrderLocator?link=old")
    const guests = await shop.database.kysely.selectFrom("order_guest").selectAll().where("order_number", "=", orderNumber).execute()
    expect(guests).toEqual([])
  })

  it("AFT-03 expires after half a year, when the customer is deleted, and for the oldest guest if too many guests opened it", async () => {
    const { link, orderNumber, visitor } = await placeGuestOrder()
    const first = shop.visitor()
    await follow(first, link)
    for (let times = 0; times < 20; times++) await follow(shop.visitor(), link)
    expect(await readSeenOrder(first, orderNumber)).toBeNull()
    await follow(first, link)
    expect(await readSeenOrder(first, orderNumber)).not.toBeNull()
    await shop.database.kysely.transaction().execute((transaction) => eraseOrders(transaction, visitor.webUserGuid))
    expect(await readSeenOrder(first, orderNumber)).toBeNull()
    expect((await follow(first, link)).to).toBe("/Track/OrderLocator?link=old")
    const { ask, webUserGuid } = first
    expect((await ask(findOrder, { webUserGuid, orderNumber, email: "june@example.com" })).findOrder.order).not.toBeNull()

    const old = await placeGuestOrder()
    await follow(first, old.link)
    const { kysely } = shop.database
    await sql`update order_key set made_at = now() - interval '181 days' where order_number = ${old.orderNumber}`.execute(kysely)
    expect((await follow(first, old.link)).to).toBe("/Track/OrderLocator?link=old")
    await sql`update order_guest set opened_at = now() - interval '181 days' where order_number = ${old.orderNumber}`.execute(kysely)
    await purgeOrderLinks(kysely)
    expect(await readSeenOrder(first, old.orderNumber)).toBeNull()
  })
})
