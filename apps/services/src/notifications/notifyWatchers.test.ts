import { notificationHistory, unreadCount } from "@camber/domain/notifications"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { fillCart, placeTestOrder } from "../orders/testing/orderOf.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { notifyWatchers } from "./notifyWatchers.ts"

const part = "CAM-P3-1"

describe.each(allDatabases)("notifyWatchers on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    for (const table of ["parts_list", "seen_variant", "notification"] as const) await shop.database.kysely.deleteFrom(table).execute()
    await set({ price_cents: 10_000, quantity: 5, availability: "InStock" })
    await shop.database.kysely.updateTable("product").set({ lead_variant_number: part }).where("sku_base_number", "=", "CAM-P3").execute()
  })
  afterAll(() => shop.database.drop())

  const set = (values: {
    readonly price_cents?: number
    readonly quantity?: number
    readonly availability?: "InStock" | "Backorderable"
  }) => shop.database.kysely.updateTable("variant").set(values).where("sku_variant_number", "=", part).execute()
  const look = () => notifyWatchers(shop.database.kysely)
  /** Creates a visitor who has the part on `lists` lists. `noted` is the price at which the part was added. */
  const watcher = async (noted: number | null = 10_000, lists = 1) => {
    const visitor = shop.visitor()
    for (let list = 0; list < lists; list++) {
      const ids = { web_user_guid: visitor.webUserGuid, list_id: crypto.randomUUID() }
      await shop.database.kysely
        .insertInto("parts_list")
        .values({ ...ids, share_guid: crypto.randomUUID(), list_name: `List ${list}`, project: null })
        .execute()
      await shop.database.kysely
        .insertInto("list_product")
        .values({
          ...ids,
          sku_base_number: "CAM-P3",
          sku_variant_number: list === 0 ? part : "",
          quantity: 1,
          noted_price_cents: noted
        })
        .execute()
    }
    return visitor
  }
  const get = async (visitor: TestVisitor, path: string): Promise<unknown> =>
    (await shop.handler(new Request(`http://shop.test${path}`, { headers: { cookie: visitor.cookie } })))?.json()
  const getNotifications = async (visitor: TestVisitor) => {
    const { notifications } = Schema.decodeUnknownSync(notificationHistory.result)(await get(visitor, notificationHistory.path))
    return notifications.map(({ href, text, title, topic }) => ({ topic, title: title.split(":")[0], text, href }))
  }

  it("CALL-22 creates one unread notification about a lower price, with a link to the part", async () => {
    const [visitor, other] = [await watcher(10_000, 2), shop.visitor()]
    await look()
    expect(await getNotifications(visitor)).toEqual([])
    await set({ price_cents: 8_950 })
    await look()
    await look()
    expect(await getNotifications(visitor)).toEqual([
      {
        topic: "price",
        title: "Price drop",
        text: "Now $89.50, was $100.00. This part is on your list.",
        href: expect.stringMatching(/^\/item\/.*\?sku=CAM-P3-1$/)
      }
    ])
    expect(await get(visitor, unreadCount.path)).toMatchObject({ countUnread: 1 })
    expect(await getNotifications(other)).toEqual([])
  })

  it("sends nothing for a higher price, or a price as low as when the part was listed", async () => {
    const [early, later] = [await watcher(10_000), await watcher(9_000)]
    await look()
    await set({ price_cents: 11_000 })
    await look()
    expect(await getNotifications(early)).toEqual([])
    await set({ price_cents: 9_000 })
    await look()
    expect([(await getNotifications(early)).length, (await getNotifications(later)).length]).toEqual([1, 0])
  })

  it("notifies when the part is back in stock, regardless of how the stock was changed", async () => {
    const visitor = await watcher()
    await set({ quantity: 0, availability: "Backorderable" })
    await look()
    expect(await getNotifications(visitor)).toEqual([])
    await set({ quantity: 9, availability: "InStock" })
    await look()
    await look()
    expect(await getNotifications(visitor)).toMatchObject([
      { topic: "stock", title: "Back in stock", text: "$100.00, ready to ship. This part is on your list." }
    ])
  })

  it("notifies immediately if a canceled order restocks the part, but not if it was never out of stock", async () => {
    const [visitor, buyer] = [await watcher(), shop.visitor()]
    const cancel = async (pieces: number) => {
      await fillCart(buyer, part, pieces)
      const { orderNumber } = await placeTestOrder(buyer)
      const settings = { brandName: "Camber", publicOrigin: "http://shop.test" }
      expect(await advanceOrder(shop.database.kysely, settings, { orderNumber: orderNumber ?? "", to: "canceled" })).toBe("moved")
    }
    await cancel(2)
    expect(await getNotifications(visitor)).toEqual([])
    await cancel(5)
    expect(await getNotifications(visitor)).toMatchObject([{ topic: "stock" }])
  })

  it("sends nothing for parts removed from lists, and compares with the new price when a part is listed again", async () => {
    const visitor = await watcher()
    await set({ quantity: 0, availability: "Backorderable" })
    await look()
    await shop.database.kysely.deleteFrom("parts_list").execute()
    await look()
    await set({ quantity: 5, availability: "InStock" })
    const later = await watcher()
    await look()
    expect([await getNotifications(visitor), await getNotifications(later)]).toEqual([[], []])
  })
})
