import { markRead, notificationHistory, unreadCount } from "@camber/domain/notifications"
import type { RestCall } from "@camber/domain/ports"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { purgeNotifications } from "./notifications.ts"
import { createNotification } from "./createNotification.ts"

const shipped = {
  topic: "order" as const,
  title: "Your order is on its way",
  text: "Order 10012 left our warehouse.",
  href: "/account/orderhistory/10012",
  occasion: "order:10012:shipped"
}

describe.each(allDatabases)("notifications on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const send = async ({ cookie }: TestVisitor, { path, ...call }: RestCall<unknown, unknown>, body?: unknown) => {
    const headers = { cookie, "content-type": "application/json" }
    const init = call.method === "POST" ? { method: "POST", headers, body: JSON.stringify(body) } : { headers: { cookie } }
    const answer = await shop.handler(new Request(`http://shop.test${path}`, init))
    if (answer === undefined) throw new Error("nobody answers")
    return answer
  }
  const ask = async <Result>(visitor: TestVisitor, call: RestCall<never, Result>) =>
    Schema.decodeUnknownSync(call.result)(await (await send(visitor, call)).json())
  const unread = async (visitor: TestVisitor) => (await ask(visitor, unreadCount)).countUnread
  const getNotifications = async (visitor: TestVisitor) => (await ask(visitor, notificationHistory)).notifications

  it("CALL-22 NAV-19 counts unread notifications per visitor, without an account", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    await createNotification(shop.database.kysely, visitor.webUserGuid, shipped)
    expect([await unread(visitor), await unread(other)]).toEqual([1, 0])
    expect(await getNotifications(other)).toEqual([])
    expect((await send(visitor, unreadCount)).headers.get("cache-control")).toBe("no-store")
  })

  it("lists the newest notifications first, and creates only one notification per occasion", async () => {
    const visitor = shop.visitor()
    for (const occasion of ["a", "b", "a"])
      await createNotification(shop.database.kysely, visitor.webUserGuid, { ...shipped, title: occasion, occasion })
    expect((await getNotifications(visitor)).map(({ isRead, title }) => [title, isRead])).toEqual([
      ["b", false],
      ["a", false]
    ])
  })

  it("creates no notification if its transaction rolls back", async () => {
    const visitor = shop.visitor()
    const undone = shop.database.kysely.transaction().execute(async (transaction) => {
      await createNotification(transaction, visitor.webUserGuid, shipped)
      throw new Error("the card was declined")
    })
    await expect(undone).rejects.toThrow("declined")
    expect(await getNotifications(visitor)).toEqual([])
  })

  it("marks a visitor's notification as read but never another visitor's", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    for (const { webUserGuid } of [visitor, other]) await createNotification(shop.database.kysely, webUserGuid, shipped)
    const [theirs] = await getNotifications(other)
    const [own] = await getNotifications(visitor)
    if (own === undefined || theirs === undefined) throw new Error("a visitor has no notification")
    const answer = await send(visitor, markRead, { ids: [own.id, theirs.id, 999_999] })
    expect(await answer.json()).toEqual({ countUnread: 0 })
    expect([await unread(visitor), await unread(other)]).toEqual([0, 1])
    expect(await getNotifications(visitor)).toMatchObject([{ id: own.id, isRead: true }])
  })

  it.each([[{ ids: [] }], [{ ids: ["1 or 1=1"] }], [{ ids: Array.from({ length: 101 }, (_, id) => id) }], [{}], [[]]])(
    "rejects the invalid request %j",
    async (body) => {
      expect((await send(shop.visitor(), markRead, body)).status).toBe(400)
    }
  )

  it("moves a guest's notifications to the account at sign-in without duplicates", async () => {
    const [guest, member] = [shop.visitor(), shop.visitor()]
    await createNotification(shop.database.kysely, guest.webUserGuid, shipped)
    await createNotification(shop.database.kysely, guest.webUserGuid, { ...shipped, occasion: "guest" })
    await createNotification(shop.database.kysely, member.webUserGuid, shipped)
    await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, guest.webUserGuid, member.webUserGuid))
    expect([(await getNotifications(guest)).length, (await getNotifications(member)).length]).toEqual([0, 2])
  })

  it("deletes notifications older than a year", async () => {
    const visitor = shop.visitor()
    await createNotification(shop.database.kysely, visitor.webUserGuid, shipped)
    await createNotification(shop.database.kysely, visitor.webUserGuid, { ...shipped, occasion: "old" })
    await shop.database.kysely
      .updateTable("notification")
      .set({ created_at: new Date(Date.now() - 366 * 24 * 3_600_000) })
      .where("web_user_guid", "=", visitor.webUserGuid)
      .where("occasion", "=", "old")
      .execute()
    await purgeNotifications(shop.database.kysely)
    expect(await getNotifications(visitor)).toHaveLength(1)
  })
})
