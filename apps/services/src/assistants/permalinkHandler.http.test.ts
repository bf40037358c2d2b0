import { cart } from "@camber/domain/cart"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices } from "../../test/openServices.ts"
import { openAssistant } from "../../test/openAssistant.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

describe.each(allDatabases)("permalinks on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const follow = async (
    { cookie }: Pick<TestVisitor, "cookie">,
    path: string,
    { headers, ...init }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {}
  ) => {
    const response = await shop.handler(new Request(`http://shop.test${path}`, { ...init, headers: { cookie, ...headers } }))
    if (response === undefined) throw new Error("no handler")
    return response
  }
  const readCart = async ({ ask, webUserGuid }: TestVisitor) =>
    (await ask(cart, { webUserGuid, project: null })).cart.lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity])

  it("fill the cart of a guest and redirect without being cached or leaked", async () => {
    const guest = shop.visitor()
    const { headers, status } = await follow(guest, "/buy/CAM-P2-1:2,CAM-P3:1")
    expect([status, headers.get("location"), headers.get("referrer-policy")]).toEqual([303, "/shoppingcart", "no-referrer"])
    expect(headers.get("cache-control")).toContain("no-store")
    expect(await readCart(guest)).toEqual([
      ["CAM-P2-1", 2],
      ["CAM-P3-1", 1]
    ])
  })

  it("add once when opened twice, and only what is missing", async () => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:1")
    await follow(guest, "/buy/CAM-P3-1:3")
    await follow(guest, "/buy/CAM-P3-1:3")
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 3]])
  })

  it("start a session for a person without one", async () => {
    const { headers } = await follow({ cookie: "" }, "/buy/CAM-P3-1:1")
    expect(headers.getSetCookie().length).toBeGreaterThan(0)
  })

  it("give the person the cart of an assistant, and the assistant nothing of the person", async () => {
    const assistant = await openAssistant(shop)
    const created = await assistant.call("create_cart", { cart: { line_items: [{ item: { id: "CAM-P2-1" }, quantity: 1 }] } })
    const { continue_url } = await assistant.call("create_checkout", { checkout: { cart_id: created.id } })
    const person = shop.visitor()
    await follow(person, "/buy/CAM-P7-1:1")
    await follow(person, new URL(continue_url).pathname)
    expect(await readCart(person)).toEqual([
      ["CAM-P7-1", 1],
      ["CAM-P2-1", 1]
    ])
    expect((await assistant.call("get_cart", { id: created.id })).line_items).toHaveLength(1)
    await assistant.close()
  })

  it("continue to a path of the shop only", async () => {
    const getTarget = async (to: string) =>
      (await follow(shop.visitor(), `/buy/CAM-P3-1:1?continue_to=${encodeURIComponent(to)}`)).headers.get("location")
    expect(await getTarget("/shop/all")).toBe("/shop/all")
    expect(await getTarget("https://evil.example")).toBe("/shoppingcart")
    expect(await getTarget("//evil.example")).toBe("/shoppingcart")
  })

  it.each([
    ["a bot", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } }],
    ["a HEAD request", { method: "HEAD" }],
    ["an image of another page", { headers: { "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" } }],
    ["a frame", { headers: { "sec-fetch-dest": "iframe" } }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }]
  ])("change nothing for %s", async (_, init) => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:1", init)
    expect(await readCart(guest)).toEqual([])
  })

  it("lead to a search if the item cannot be added, and home if the link is malformed", async () => {
    const guest = shop.visitor()
    expect((await follow(guest, "/buy/CAM-ZZZ:1")).headers.get("location")).toBe("/search?query=CAM-ZZZ")
    expect((await follow(guest, "/buy/CAM-P6-1:1")).headers.get("location")).toBe("/search?query=CAM-P6-1")
    expect((await follow(guest, "/buy/CAM-P3-1:0")).headers.get("location")).toBe("/")
    expect(await readCart(guest)).toEqual([])
  })

  it("reject a form of another site", async () => {
    const guest = shop.visitor()
    const { status } = await follow(guest, "/buy/CAM-P3-1:1", { method: "POST", headers: { origin: "https://evil.example" } })
    expect([status, await readCart(guest)]).toEqual([403, []])
  })

  it("ask a signed-in customer first, and then add by a form of the shop", async () => {
    const member = await shop.member("permalink@shop.example")
    const countLines = async () =>
      (await shop.database.kysely.selectFrom("cart_line").selectAll().where("web_user_guid", "=", member.guid).execute()).length
    const review = (await member.send("/buy/CAM-P2-1:2")).headers.get("location") ?? ""
    const page = await (await member.send(review)).text()
    expect(page).toContain("2 × Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro")
    expect(await countLines()).toBe(0)
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ""
    expect((await member.send(action, { method: "POST" })).headers.get("location")).toBe("/shoppingcart")
    expect(await countLines()).toBe(1)
  })

  it("are limited to 60 a minute for an IP address", async () => {
    const limited = await openServices(open, { proxyHeader: "x-forwarded-for" })
    const getStatus = async (address: string) =>
      (await limited.handler(new Request("http://shop.test/buy/CAM-P3-1:0", { headers: { "x-forwarded-for": address } })))?.status
    try {
      for (let count = 0; count < 60; count++) await getStatus("10.0.0.1")
      expect([await getStatus("10.0.0.1"), await getStatus("10.0.0.2")]).toEqual([429, 303])
    } finally {
      await limited.database.drop()
    }
  })
})
