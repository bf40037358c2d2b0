import { VisitorState } from "@camber/domain/visitor"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createServices } from "../handler.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

describe.each(allDatabases)("the visitor's state on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const sendRequest = async (headers: Readonly<Record<string, string>>, method = "GET") => {
    const response = await shop.handler(new Request("http://shop.test/api/visitor/state", { method, headers }))
    if (response === undefined) throw new Error("no handler for this path")
    return response
  }
  const readState = async ({ cookie }: TestVisitor) => Schema.decodeUnknownSync(VisitorState)(await (await sendRequest({ cookie })).json())

  const put = (visitor: TestVisitor, lines: Readonly<Record<string, number>>) =>
    shop.database.kysely
      .insertInto("cart_line")
      .values(
        Object.entries(lines).map(([number, quantity]) => ({
          web_user_guid: visitor.webUserGuid,
          line_id: crypto.randomUUID(),
          sku_variant_number: number,
          components: "[]",
          identity: number,
          quantity,
          list: JSON.stringify({ id: null, name: null, attribution: null }),
          added_for: null
        }))
      )
      .execute()
  const variants = (condition: { readonly isBuyable: boolean }) =>
    shop.database.kysely
      .selectFrom("variant")
      .innerJoin("product", "product.product_page_id", "variant.product_page_id")
      .select(["sku_variant_number as number", "variant.price_cents as cents"])
      .where("is_kit", "=", false)
      .where("variant.availability", condition.isBuyable ? "in" : "not in", ["InStock", "Backorderable", "MadeToOrder", "FactoryShipped"])
      .orderBy("sku_variant_number")
      .execute()

  it("is empty for a new visitor, and is not cacheable", async () => {
    const visitor = shop.visitor()
    expect(await readState(visitor)).toEqual({ webUserGuid: visitor.webUserGuid, itemCount: 0, cartTotal: 0, listCount: 0 })
    expect((await sendRequest({ cookie: visitor.cookie })).headers.get("cache-control")).toBe("no-store")
  })

  it("NAV-06 contains the item count and the total at current prices in cents, of this visitor only", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const [first, second] = await variants({ isBuyable: true })
    if (first === undefined || second === undefined) throw new Error("the sample has two variants")
    await put(visitor, { [first.number]: 999, [second.number]: 3 })
    await put(other, { [first.number]: 1 })
    expect(await readState(visitor)).toMatchObject({ itemCount: 1002, cartTotal: 999 * first.cents + 3 * second.cents })
    expect(await readState(other)).toMatchObject({ itemCount: 1, cartTotal: first.cents })
  })

  it.each([-1, 1])("OPS-51 keeps the guest and the cart if the clock of another machine is off by %i year", async (years) => {
    const visitor = shop.visitor()
    const [line] = await variants({ isBuyable: true })
    if (line === undefined) throw new Error("the sample has a variant")
    await put(visitor, { [line.number]: 2 })
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + years * 365 * 24 * 3_600_000)
    try {
      const off = createServices({ ...demoContent, database: shop.database, settings: defaults })
      await off.changes.poll()
      const response = await off.handler(new Request("http://shop.test/api/visitor/state", { headers: { cookie: visitor.cookie } }))
      expect(await response?.json()).toMatchObject({ webUserGuid: visitor.webUserGuid, itemCount: 2 })
      const cookies = response?.headers.getSetCookie() ?? []
      expect(cookies.filter((cookie) => /^(?:camber_session|WebUserGuid)=/.test(cookie) && !cookie.includes(visitor.webUserGuid))).toEqual(
        []
      )
    } finally {
      clock.mockRestore()
    }
  })

  it("CALL-116 counts only this visitor's lists that contain products", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const list = { web_user_guid: visitor.webUserGuid, list_id: crypto.randomUUID() }
    await shop.database.kysely
      .insertInto("parts_list")
      .values([
        { ...list, share_guid: crypto.randomUUID(), list_name: "Brakes" },
        { ...list, list_id: crypto.randomUUID(), share_guid: crypto.randomUUID(), list_name: "Empty" }
      ])
      .execute()
    await shop.database.kysely
      .insertInto("list_product")
      .values({ ...list, sku_base_number: "CAM-P2", sku_variant_number: "CAM-P2-1", quantity: 2 })
      .execute()
    expect((await readState(visitor)).listCount).toBe(1)
    expect((await readState(other)).listCount).toBe(0)
  })

  it("counts items that are unavailable or not in the catalog, at a price of 0", async () => {
    const visitor = shop.visitor()
    const [sold] = await variants({ isBuyable: true })
    if (sold === undefined) throw new Error("the sample has a variant")
    await put(visitor, { [sold.number]: 2, "CAM-GONE-1": 5 })
    expect(await readState(visitor)).toMatchObject({ itemCount: 7, cartTotal: 2 * sold.cents })
    await shop.database.kysely
      .updateTable("variant")
      .set({ availability: "Discontinued" })
      .where("sku_variant_number", "=", sold.number)
      .execute()
    expect(await readState(visitor)).toMatchObject({ itemCount: 7, cartTotal: 0 })
  })

  it("VIS-101 creates a visitor for a request without a session, and recognizes that visitor on the next request", async () => {
    const first = await sendRequest({})
    const cookies = first.headers.getSetCookie()
    const state = Schema.decodeUnknownSync(VisitorState)(await first.json())
    expect([first.status, cookies.length, state.itemCount, state.cartTotal]).toEqual([200, 4, 0, 0])
    const again = await sendRequest({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") })
    expect(await again.json()).toEqual(state)
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it("VIS-22 is empty for a bot, which gets no session", async () => {
    const answer = await sendRequest({ "user-agent": "Googlebot/2.1" })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf("=")))
    expect([cookies, await answer.json()]).toEqual([["VIN"], expect.objectContaining({ itemCount: 0, cartTotal: 0 })])
  })

  it("can be requested only by GET and HEAD, and other paths under /api are not found", async () => {
    const { cookie } = shop.visitor()
    const head = await sendRequest({ cookie }, "HEAD")
    expect(head.status).toBe(200)
    expect(await head.text()).toBe("")
    const put = await sendRequest({ cookie }, "PUT")
    expect(put.status).toBe(405)
    expect(put.headers.get("allow")).toBe("GET, HEAD")
    expect((await shop.handler(new Request("http://shop.test/api/visitor")))?.status).toBe(404)
  })
})
